CREATE OR REPLACE FUNCTION announce_table() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    is_deleted boolean := TG_OP = 'DELETE';
    changed tables := CASE WHEN is_deleted THEN OLD ELSE NEW END;
BEGIN
    PERFORM announce('tables', jsonb_build_object(
        'table_id', changed.id,
        'version', changed.version + is_deleted::integer,
        'deleted', is_deleted,
        'group_id', changed.group_id,
        'listed', (changed.public OR changed.group_id <> '')
            AND (is_deleted OR NOT (changed.started > 0 AND changed.moved > changed.started)),
        'guests', (
            SELECT coalesce(jsonb_agg(DISTINCT guest), '[]')
            FROM json_array_elements(changed.seats) AS seat,
                unnest(ARRAY[seat -> 'guest' ->> 'id', seat -> 'owner' ->> 'id', changed.host]) AS guest
            WHERE guest <> ''
        )
    ));
    RETURN NULL;
END $$
