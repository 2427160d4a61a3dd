const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Converts rich text into one line of plain text. */
export function toPlainText(html: string): string {
  return decodeEntities(html.replaceAll(/<(?:\/?[a-z]|!)[^<>]*>/gi, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Decodes character references; unknown ones stay as they are. */
export function decodeEntities(text: string): string {
  return text.replaceAll(/&(#\d{1,7}|[a-z]+);/gi, (whole, name: string) => decodeEntity(name) ?? whole)
}

/** Truncates a text to a number of characters, between words. */
export function truncateText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const truncated = text.slice(0, maxLength - 1)
  const lastSpace = truncated.lastIndexOf(' ')
  return `${(lastSpace > maxLength / 2 ? truncated.slice(0, lastSpace) : truncated).trimEnd()}…`
}

function decodeEntity(name: string): string | undefined {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()]
  const code = Number(name.slice(1))
  return code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : undefined
}
