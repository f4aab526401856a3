### The player aid of Brotherhood of the Wolf: one page. A line that begins with | is a row of a table.

aid-brotherhood-of-the-wolf-goal = Звір хоче 25 жертв за дванадцять сезонів. Мисливці хочуть назвати його справжню сутність або зібрати чотири його сліди.
aid-brotherhood-of-the-wolf-season = Сезон
aid-brotherhood-of-the-wolf-season-1 = Кожен сезон: карта, загін мисливцям, таємний вибір Звіра, рух мисливців, напад, розслідування.
aid-brotherhood-of-the-wolf-beast = Звір
aid-brotherhood-of-the-wolf-beast-1 = Звір проходить від 1 до 4 льє до села, на яке не нападав протягом року. Що ближче, то більше жертв: п’ять мінус льє.
aid-brotherhood-of-the-wolf-beast-2 =
    | льє | 1 | 2 | 3 | 4
    | жертви | 4 | 3 | 2 | 1
aid-brotherhood-of-the-wolf-beast-3 = Там він лишає слід закрито або відкрито, щоб ужити силу: зграя вовків +2 льє, хижак +1 жертва, граф не зважає на драгунів, диявол тягне мисливця, бродяга +1 поблизу Auvers.
aid-brotherhood-of-the-wolf-hunters = Мисливці
aid-brotherhood-of-the-wolf-hunters-1 = Мисливці проходять до 3 льє. До 2 вони стоять і захищають своє село; 3 — це верхи, а вершник не захищає нічого.
aid-brotherhood-of-the-wolf-hunters-2 = Драгуни захищають село, селяни рятують одне життя.
aid-brotherhood-of-the-wolf-hunters-3 = Мисливець у селі нападу або в попередньому може відкрити слід. Хто знає його символ, забирає слід і питає, чи це справжня сутність.
aid-brotherhood-of-the-wolf-knowledge = Хто знає який слід
aid-brotherhood-of-the-wolf-knowledge-1 =
    | мисливець | слід
    | єпископ | диявол
    | єгер | зграя вовків
    | маркіз | хижак
    | посланець короля | граф
    | усі | бродяга
aid-brotherhood-of-the-wolf-knowledge-2 = Бродягу треба впізнати у двох різних селах.
aid-brotherhood-of-the-wolf-end = Кінець
aid-brotherhood-of-the-wolf-end-1 = Після дванадцятого сезону: якщо жертв і незабраних слідів разом 25 або більше, це нічия. Інакше виграють мисливці.
aid-brotherhood-of-the-wolf-sign = { $sign ->
    [trace] закритий слід
    [victim] жертва
    [portefaix] Portefaix
   *[marker] чорний маркер
}
