/**
 * A schema in which every object whose properties are listed takes no others: what an answer holds beyond them was not
 * agreed.
 */
export function closed(schema: object): object {
  const copy = Object.fromEntries(
    Object.entries(schema).map(([key, value]: [string, unknown]) => [key, closedValue(key, value)]),
  )
  return 'properties' in copy && !('additionalProperties' in copy) ? { ...copy, additionalProperties: false } : copy
}

function closedValue(key: string, value: unknown): unknown {
  if (key === 'enum' || key === 'const' || key === 'default') return value
  if (Array.isArray(value)) return value.map((one: unknown) => (isObject(one) ? closed(one) : one))
  if (!isObject(value)) return value
  if (key !== 'properties') return closed(value)
  return Object.fromEntries(
    Object.entries(value).map(([name, property]: [string, unknown]) => [
      name,
      isObject(property) ? closed(property) : property,
    ]),
  )
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
