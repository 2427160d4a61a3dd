/** The values that blocks can ask for by name: what the providers around them give, under the names they give it. */
export type Scope = Readonly<Record<string, unknown>>

/**
 * The value at a path such as `Product`, `image`, `url`; undefined where there is none. Only own properties are
 * followed.
 */
export function valueAt(scope: object, path: readonly string[]): unknown {
  let value: unknown = scope
  for (const name of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
    value = Reflect.get(value, name)
  }
  return value
}
