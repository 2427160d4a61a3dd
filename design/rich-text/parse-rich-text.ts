/** A piece of rich text: words, or an allowed element with what is in it. */
export type RichNode = string | { readonly tag: RichTag; readonly children: readonly RichNode[] }

/** The elements that rich text may hold; none of them keeps an attribute. */
export type RichTag = (typeof TAGS)[number]

const TAGS = ['p', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'h3', 'h4', 'table', 'tbody', 'tr', 'th', 'td'] as const
const RENAMED: Readonly<Record<string, string>> = { b: 'strong', i: 'em', h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4', div: 'p' }
const SILENT = /<(script|style|template|iframe|noscript|object)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)|<![^>]*>/gi
const TOKEN = /<(\/?)([a-z][a-z0-9]*)\b(?:"[^"]*"|'[^']*'|[^'">])*>/gi
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ndash: '–', mdash: '—', deg: '°', reg: '®', trade: '™', copy: '©', frac12: '½', frac14: '¼', frac34: '¾', times: '×', hellip: '…', bull: '•', rsquo: '’', lsquo: '‘', rdquo: '”', ldquo: '“' }

interface OpenElement {
  readonly tag: RichTag
  readonly children: RichNode[]
}

/** Reads HTML from an editor or an import into the few elements that are allowed. Scripts, styles, attributes and unknown elements are dropped; text stays. */
export function parseRichText(html: string): readonly RichNode[] {
  const source = html.replaceAll(SILENT, '')
  const roots: RichNode[] = []
  const open: OpenElement[] = []
  const add = (node: RichNode) => void (open.at(-1)?.children ?? roots).push(node)
  let end = 0
  for (const token of source.matchAll(TOKEN)) {
    addText(source.slice(end, token.index), add)
    end = token.index + token[0].length
    const tag = tagNamed(token[2] ?? '')
    if (tag === undefined) continue
    if (token[1] === '/') closeElement(open, tag)
    else if (tag === 'br') add({ tag, children: [] })
    else {
      if (tag === 'p' || tag === 'li') closeElement(open, tag)
      const element: OpenElement = { tag, children: [] }
      add(element)
      open.push(element)
    }
  }
  addText(source.slice(end), add)
  return roots
}

function addText(text: string, add: (node: RichNode) => void): void {
  const words = decodeEntities(text)
  if (words.trim() !== '') add(words)
}

function closeElement(open: OpenElement[], tag: RichTag): void {
  const position = open.findLastIndex((element) => element.tag === tag)
  const list = open.findLastIndex((element) => element.tag === 'ul' || element.tag === 'ol')
  if (position >= 0 && !(tag === 'li' && list > position)) open.splice(position)
}

function tagNamed(name: string): RichTag | undefined {
  const plain = name.toLowerCase()
  const tag = RENAMED[plain] ?? plain
  return TAGS.find((known) => known === tag)
}

function decodeEntities(text: string): string {
  return text.replaceAll(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z][a-z0-9]*);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
