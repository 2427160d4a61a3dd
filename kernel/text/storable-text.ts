/**
 * Whether every text in a JSON value, names included, is one that a database can keep: PostgreSQL has no NUL in texts
 * and refuses half of a surrogate pair in JSON. Walks without recursion, so that depth costs no stack.
 */
export function isStorable(value: unknown): boolean {
  const waiting: unknown[] = [value]
  while (waiting.length > 0) {
    const one = waiting.pop()
    if (typeof one === 'string' && !isStorableText(one)) return false
    if (typeof one !== 'object' || one === null) continue
    for (const [name, inner] of Object.entries(one)) {
      if (!isStorableText(name)) return false
      waiting.push(inner)
    }
  }
  return true
}

function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
