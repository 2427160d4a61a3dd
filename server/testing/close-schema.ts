/**
 * Returns a schema in which objects with listed properties allow no others, so that undocumented fields fail the check.
 */
export function forbidUnknownProperties(schema: object): object {
  const copy = Object.fromEntries(
    Object.entries(schema).map(([key, value]: [string, unknown]) => [key, forbidUnknownInValue(key, value)]),
  )
  return 'properties' in copy && !('additionalProperties' in copy) ? { ...copy, additionalProperties: false } : copy
}

function forbidUnknownInValue(key: string, value: unknown): unknown {
  if (key === 'enum' || key === 'const' || key === 'default') return value
  if (Array.isArray(value)) return value.map((one: unknown) => (isObject(one) ? forbidUnknownProperties(one) : one))
  if (!isObject(value)) return value
  if (key !== 'properties') return forbidUnknownProperties(value)
  return Object.fromEntries(
    Object.entries(value).map(([name, property]: [string, unknown]) => [
      name,
      isObject(property) ? forbidUnknownProperties(property) : property,
    ]),
  )
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
