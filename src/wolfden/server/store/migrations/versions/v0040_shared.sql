CREATE FUNCTION announce(kind text, facts jsonb) RETURNS void LANGUAGE sql AS $$
    SELECT pg_notify('wolfden', (facts || jsonb_build_object(
        'kind', kind, 'worker', current_setting('application_name')
    ))::text)
$$;;

CREATE FUNCTION announce_table() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'DELETE' THEN
        PERFORM announce('table', jsonb_build_object(
            'table', OLD.id, 'version', OLD.version + 1, 'listed', OLD.public
        ));
        RETURN NULL;
    END IF;
    PERFORM announce('table', jsonb_build_object(
        'table', NEW.id,
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

CREATE FUNCTION announce_chat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM announce('chat', jsonb_build_object(
        'table', NEW.table_id, 'room', NEW.room, 'number', NEW.number
    ));
    RETURN NULL;
END $$;;

CREATE TRIGGER announce_chat AFTER INSERT ON chat
    FOR EACH ROW EXECUTE FUNCTION announce_chat();;

CREATE FUNCTION announce_marks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM announce('marks', jsonb_build_object(
        'table', NEW.table_id, 'room', NEW.room, 'seat', NEW.seat
    ));
    RETURN NULL;
END $$;;

CREATE TRIGGER announce_marks AFTER INSERT OR UPDATE ON marks
    FOR EACH ROW EXECUTE FUNCTION announce_marks();;

CREATE FUNCTION announce_guest() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM announce('guest', jsonb_build_object(
        'guest', OLD.id,
        'deleted', TG_OP = 'DELETE',
        'signed_out', TG_OP = 'UPDATE' AND NEW.session IS DISTINCT FROM OLD.session
    ));
    RETURN NULL;
END $$;;

CREATE TRIGGER announce_guest AFTER UPDATE OR DELETE ON guests
    FOR EACH ROW EXECUTE FUNCTION announce_guest();;

CREATE FUNCTION announce_presence() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    present presence := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
BEGIN
    IF present.table_id <> '' THEN
        PERFORM announce('presence', jsonb_build_object('table', present.table_id));
    END IF;
    RETURN NULL;
END $$;;

CREATE TRIGGER announce_presence AFTER INSERT OR DELETE ON presence
    FOR EACH ROW EXECUTE FUNCTION announce_presence()
