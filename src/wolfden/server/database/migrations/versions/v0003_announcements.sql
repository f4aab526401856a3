CREATE FUNCTION announce(kind text, facts jsonb) RETURNS void LANGUAGE sql AS $$
    SELECT pg_notify('wolfden', (facts || jsonb_build_object(
        'kind', kind, 'worker', current_setting('application_name')
    ))::text)
$$;;

CREATE FUNCTION announce_table() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'DELETE' THEN
        PERFORM announce('tables', jsonb_build_object(
            'table_id', OLD.id, 'version', OLD.version + 1, 'listed', OLD.public
        ));
        RETURN NULL;
    END IF;
    PERFORM announce('tables', jsonb_build_object(
        'table_id', NEW.id,
        'version', NEW.version,
        'listed', NEW.public AND NOT (NEW.started > 0 AND NEW.moved > NEW.started),
        'guests', (
            SELECT coalesce(jsonb_agg(DISTINCT guest), '[]')
            FROM json_array_elements(NEW.seats) AS seat,
                unnest(ARRAY[seat -> 'guest' ->> 'id', seat -> 'owner' ->> 'id', NEW.host]) AS guest
            WHERE guest <> ''
        )
    ));
    RETURN NULL;
END $$;;

CREATE TRIGGER announce_table AFTER INSERT OR UPDATE OR DELETE ON tables
    FOR EACH ROW EXECUTE FUNCTION announce_table();;

CREATE FUNCTION announce_guest() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM announce('guests', jsonb_build_object(
        'guest', OLD.id,
        'deleted', TG_OP = 'DELETE',
        'signed_out', TG_OP = 'UPDATE' AND NEW.session IS DISTINCT FROM OLD.session,
        'renamed', TG_OP = 'UPDATE' AND NEW.name IS DISTINCT FROM OLD.name
    ));
    RETURN NULL;
END $$;;

CREATE TRIGGER announce_guest AFTER UPDATE OR DELETE ON guests
    FOR EACH ROW EXECUTE FUNCTION announce_guest();;

CREATE FUNCTION announce_row() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    changed jsonb := to_jsonb(CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END);
BEGIN
    IF changed ->> 'table_id' <> '' THEN
        PERFORM announce(TG_TABLE_NAME, jsonb_build_object(
            'table_id', changed -> 'table_id',
            'room', coalesce(changed ->> 'room', ''),
            'number', coalesce(changed -> 'number', '0'),
            'seat', changed -> 'seat'
        ));
    END IF;
    RETURN NULL;
END $$;;

CREATE TRIGGER announce_chat AFTER INSERT ON chat
    FOR EACH ROW EXECUTE FUNCTION announce_row();;

CREATE TRIGGER announce_marks AFTER INSERT OR UPDATE ON marks
    FOR EACH ROW EXECUTE FUNCTION announce_row();;

CREATE TRIGGER announce_presence AFTER INSERT OR DELETE ON presence
    FOR EACH ROW EXECUTE FUNCTION announce_row()
