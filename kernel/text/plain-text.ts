const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** The words of rich text in one line, for places that show no markup. */
export function plainText(html: string): string {
  return decodeEntities(html.replaceAll(/<(?:\/?[a-z]|!)[^<>]*>/gi, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Text with its character references read; those that are unknown stay as they are. */
export function decodeEntities(text: string): string {
  return text.replaceAll(/&(#\d{1,7}|[a-z]+);/gi, (whole, name: string) => decoded(name) ?? whole)
}

/** A text of at most so many characters, cut between words. */
export function cutText(text: string, longest: number): string {
  if (text.length <= longest) return text
  const cut = text.slice(0, longest - 1)
  const blank = cut.lastIndexOf(' ')
  return `${(blank > longest / 2 ? cut.slice(0, blank) : cut).trimEnd()}…`
}

function decoded(name: string): string | undefined {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()]
  const code = Number(name.slice(1))
  return code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : undefined
}
