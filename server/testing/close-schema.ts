/**
 * Returns a schema in which objects with listed properties allow no others, so that undocumented fields fail the check.
 */
export function closeSchema(schema: object): object {
  const copy = Object.fromEntries(
    Object.entries(schema).map(([key, value]: [string, unknown]) => [key, closeValue(key, value)]),
  )
  return 'properties' in copy && !('additionalProperties' in copy) ? { ...copy, additionalProperties: false } : copy
}

function closeValue(key: string, value: unknown): unknown {
  if (key === 'enum' || key === 'const' || key === 'default') return value
  if (Array.isArray(value)) return value.map((one: unknown) => (isObject(one) ? closeSchema(one) : one))
  if (!isObject(value)) return value
  if (key !== 'properties') return closeSchema(value)
  return Object.fromEntries(
    Object.entries(value).map(([name, property]: [string, unknown]) => [
      name,
      isObject(property) ? closeSchema(property) : property,
    ]),
  )
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
