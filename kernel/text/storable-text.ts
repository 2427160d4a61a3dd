/**
 * Whether PostgreSQL can store every string in a JSON value, property names included: it does not allow NUL in strings,
 * or unpaired surrogates in JSON. It does not recurse, so a deep value cannot overflow the stack.
 */
export function isStorable(value: unknown): boolean {
  const pending: unknown[] = [value]
  while (pending.length > 0) {
    const node = pending.pop()
    if (typeof node === 'string' && !isStorableText(node)) return false
    if (typeof node !== 'object' || node === null) continue
    for (const [name, child] of Object.entries(node)) {
      if (!isStorableText(name)) return false
      pending.push(child)
    }
  }
  return true
}

function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/** Returns a text that PostgreSQL can store: without NUL, and with a replacement character for halves of surrogate pairs. */
export function toStorableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}
