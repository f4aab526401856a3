### The player aid of Brotherhood of the Wolf: one page. A line that begins with | is a row of a table.

aid-brotherhood-of-the-wolf-goal = Зверю нужно 25 жертв за двенадцать сезонов. Охотникам — назвать его истинную сущность или собрать четыре его следа.
aid-brotherhood-of-the-wolf-season = Сезон
aid-brotherhood-of-the-wolf-season-1 = Каждый сезон: карта, отряд охотникам, тайный выбор Зверя, ход охотников, нападение, расследование.
aid-brotherhood-of-the-wolf-beast = Зверь
aid-brotherhood-of-the-wolf-beast-1 = Зверь проходит от 1 до 4 лье до деревни, на которую не нападал в течение года. Чем ближе, тем больше жертв: пять минус лье.
aid-brotherhood-of-the-wolf-beast-2 =
    | лье | 1 | 2 | 3 | 4
    | жертвы | 4 | 3 | 2 | 1
aid-brotherhood-of-the-wolf-beast-3 = Там он оставляет след в закрытую или в открытую, чтобы применить способность: стая волков +2 лье, хищник +1 жертва, граф не замечает драгунов, дьявол тащит охотника, бродяга +1 вблизи Auvers.
aid-brotherhood-of-the-wolf-hunters = Охотники
aid-brotherhood-of-the-wolf-hunters-1 = Охотники проходят до 3 лье. До 2 они стоят и защищают свою деревню; 3 — это верхом, а всадник не защищает ничего.
aid-brotherhood-of-the-wolf-hunters-2 = Драгуны защищают деревню, крестьяне спасают одну жизнь.
aid-brotherhood-of-the-wolf-hunters-3 = Охотник в деревне нападения или в предыдущей может открыть след. Кто знает его символ, забирает след и спрашивает, истинная ли это сущность.
aid-brotherhood-of-the-wolf-knowledge = Кто знает какой след
aid-brotherhood-of-the-wolf-knowledge-1 =
    | охотник | след
    | епископ | дьявол
    | егерь | стая волков
    | маркиз | хищник
    | посланник короля | граф
    | все | бродяга
aid-brotherhood-of-the-wolf-knowledge-2 = Бродягу надо узнать в двух разных деревнях.
aid-brotherhood-of-the-wolf-end = Конец
aid-brotherhood-of-the-wolf-end-1 = После двенадцатого сезона: если жертв и незабранных следов вместе 25 или больше, это ничья. Иначе побеждают охотники.
aid-brotherhood-of-the-wolf-sign = { $sign ->
    [trace] закрытый след
    [victim] жертва
    [portefaix] Portefaix
   *[marker] чёрный маркер
}
