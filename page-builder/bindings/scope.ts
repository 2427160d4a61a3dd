/** The values that expressions can use, by name: those that the enclosing providers supply. */
export type Scope = Readonly<Record<string, unknown>>

/**
 * Returns the value at a path such as `Product`, `image`, `url`, or undefined when there is none. Follows own
 * properties only.
 */
export function getValueAtPath(scope: object, path: readonly string[]): unknown {
  let value: unknown = scope
  for (const name of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
    value = Reflect.get(value, name)
  }
  return value
}
