/** A token of markup: text with decoded entities, or a start or end tag. */
export type MarkupToken =
  | { readonly text: string }
  | { readonly tag: string; readonly isEnd: boolean; readonly attributes: string }

// Every alternative consumes a character, and unclosed tokens reach to the end: no input is read twice (no catastrophic
// backtracking).
const TOKEN =
  /<!--[^]*?(?:-->|$)|<[!?][^>]*(?:>|$)|<(\/?)([a-z][a-z0-9]*)((?:=\s*"[^"]*(?:"|$)|=\s*'[^']*(?:'|$)|[^>])*)(?:>|$)/gi
const ATTRIBUTE = /([a-z-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/gi

/** The content of these elements is not text for readers. */
const SKIPPED_TAGS = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'object',
  'iframe',
  'textarea',
  'title',
  'svg',
  'math',
  'select',
  'option',
  'xmp',
  'noembed',
  'noframes',
])

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u{A0}',
  ndash: '–',
  mdash: '—',
  deg: '°',
  reg: '®',
  trade: '™',
  copy: '©',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  times: '×',
  hellip: '…',
  bull: '•',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
}

/** Splits markup into tokens. Comments, and the content of scripts, styles and similar elements, are left out. */
export function* tokenizeReadableMarkup(html: string): Generator<MarkupToken> {
  let end = 0
  const tokens = new RegExp(TOKEN)
  for (let match = tokens.exec(html); match !== null; match = tokens.exec(html)) {
    if (match.index > end) yield { text: decodeEntities(html.slice(end, match.index)) }
    end = tokens.lastIndex
    const tag = match[2]?.toLowerCase()
    if (tag === undefined) continue
    const isEnd = match[1] === '/'
    yield { tag, isEnd, attributes: match[3] ?? '' }
    if (!isEnd && SKIPPED_TAGS.has(tag)) {
      end = findElementEnd(html, tag, end)
      tokens.lastIndex = end
    }
  }
  if (end < html.length) yield { text: decodeEntities(html.slice(end)) }
}

/** Parses the attributes of a start tag, by lower-case name. */
export function parseAttributes(source: string): ReadonlyMap<string, string> {
  return new Map(
    [...source.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      decodeEntities(double ?? single ?? bare ?? ''),
    ]),
  )
}

function findElementEnd(html: string, tag: string, from: number): number {
  const closing = new RegExp(`</${tag}[^>]*(?:>|$)`, 'gi')
  closing.lastIndex = from
  return closing.exec(html) === null ? html.length : closing.lastIndex
}

function decodeEntities(text: string): string {
  return text.replaceAll(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z][a-z0-9]*);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? ENTITIES[name.toLowerCase()] ?? whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : whole
  })
}
