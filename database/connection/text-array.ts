import { type AnyColumn, Placeholder, type SQL, sql } from 'drizzle-orm'

/** Text values, or the placeholder for them in a prepared statement. */
export type TextValues = readonly string[] | Placeholder

/**
 * Passes all values as one array parameter. With one parameter per value, each length would be another statement and be
 * planned anew.
 */
export function toTextArray(values: TextValues): SQL {
  return sql`${values instanceof Placeholder ? values : sql.param([...values])}::text[]`
}

/**
 * Compares a column with any of some values. The array comes from a subquery, which looks the same to the planner
 * whatever the values are: of a parameter it knows the length, and would plan a prepared statement anew for each call.
 */
export function toAnyOfCondition(column: AnyColumn, values: TextValues): SQL {
  return sql`${column} = any(array(select unnest(${toTextArray(values)})))`
}
