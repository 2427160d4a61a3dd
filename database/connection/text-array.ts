import { type AnyColumn, Placeholder, type SQL, sql } from 'drizzle-orm'

/** Text values, or the placeholder for them in a prepared statement. */
export type TextValues = readonly string[] | Placeholder

/**
 * Returns the SQL of one array parameter with all values. With one parameter per value, each number of values would be
 * a different statement and be planned anew.
 */
export function toTextArraySql(values: TextValues): SQL {
  return sql`${values instanceof Placeholder ? values : sql.param([...values])}::text[]`
}

/**
 * Returns the condition that a column or expression equals one of the values. The array comes from a subquery, whose length the
 * planner does not know; it would plan a prepared statement anew for each length of a parameter.
 */
export function toAnyOfCondition(column: AnyColumn | SQL, values: TextValues): SQL {
  return sql`${column} = any(array(select unnest(${toTextArraySql(values)})))`
}
