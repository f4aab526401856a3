"""Statements that several features need: insert or update, insert under a condition."""

from functools import cache
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert as upsert

from wolfden.server.database.writer import Change, Values


def insert_or_update(
    table: sa.Table, where: sa.ColumnElement[bool] | None = None, **changed: object
) -> sa.Executable:
    """Return the statement that inserts a row, or stores it in place of the one with its key.

    ``changed`` are columns of that one which do not come from the row, ``where`` a condition on it.
    """
    inserted = upsert(table)
    new = {one.name: inserted.excluded[one.name] for one in table.c if not one.primary_key}
    stored = inserted.on_conflict_do_update(
        index_elements=list(table.primary_key), set_={**new, **changed}, where=where
    )
    return stored.execution_options(preserve_rowcount=True)


def update_rows(table: sa.Table, where: Values, values: Values) -> Change:
    """Store some columns of the rows with the values of ``where``; the first says what they are.

    The others are conditions, for a change that has to find the row as it was read.
    """
    key, *conditions = where.values()
    found = {f"is_{number}": value for number, value in enumerate(conditions)}
    statement = _update_rows(table, tuple(where), tuple(values))
    return Change(statement, [{"key": key, **found, **values}])


@cache
def _update_rows(table: sa.Table, where: tuple[str, ...], names: tuple[str, ...]) -> sa.Executable:
    key, *conditions = [table.c[name] for name in where]
    fits = [one == sa.bindparam(f"is_{number}") for number, one in enumerate(conditions)]
    changed = sa.update(table).where(key == sa.bindparam("key"), *fits)
    return changed.values({table.c[name]: sa.bindparam(name) for name in names})


def insert_if(table: sa.Table, condition: sa.ColumnElement[bool]) -> sa.Executable:
    """Return the statement that inserts a row of a table if a condition holds."""
    values = [sa.bindparam(column.name, type_=column.type) for column in table.c]
    row = sa.select(*values).where(condition)
    inserted = sa.insert(table).from_select(list(table.c), row)
    return inserted.execution_options(preserve_rowcount=True)


def others_first(
    query: sa.Select[Any], owner: sa.Column[Any], at: sa.Column[Any]
) -> sa.Select[Any]:
    """Return a query that lists the latest row of each owner before all others."""
    place = sa.func.row_number().over(partition_by=owner, order_by=at.desc())
    return query.order_by(sa.case((place == 1, 0), else_=1), at.desc())


def has_fewer(most: int, owner: sa.Column[str], *conditions: Any) -> sa.ColumnElement[bool]:
    """Return the condition that the owner of a new row has fewer than ``most`` of its kind."""
    own = owner == sa.bindparam(owner.name, type_=owner.type)
    count = sa.select(sa.func.count()).select_from(owner.table).where(own, *conditions)
    return count.scalar_subquery() < most
