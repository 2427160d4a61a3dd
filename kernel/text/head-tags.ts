import { decodeEntities } from './plain-text.ts'

/** One element for the head of a page, which may stand in any page; its attributes are plain text. */
export interface HeadTag {
  readonly name: 'meta' | 'link'
  readonly attributes: Readonly<Record<string, string>>
}

const TAG = /<(meta|link)\b((?:\s+[a-z][\w:-]*\s*=\s*(?:"[^"<>]*"|'[^'<>]*'))+)\s*\/?>/gi
const ATTRIBUTE = /([a-z][\w:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi
const ALLOWED = {
  meta: ['name', 'property', 'content', 'lang'],
  link: ['rel', 'href', 'hreflang', 'type', 'sizes', 'media'],
} as const
/** Other links would load something into the page. */
const LINK_KINDS = ['alternate', 'author', 'canonical', 'help', 'icon', 'license', 'me', 'next', 'prev', 'search']

/**
 * The head tags that a text holds and that may stand in a page: `meta` and harmless `link` elements. `fill` makes of a
 * stored value what is shown.
 */
export function readHeadTags(text: string, fill: (value: string) => string = (value) => value): readonly HeadTag[] {
  return Array.from(text.matchAll(TAG), ([, name = '', attributes = '']) =>
    safeTag(name, readAttributes(attributes, fill)),
  ).filter((tag) => tag !== null)
}

/** Head tags as HTML, one on a line. */
export function writeHeadTags(tags: readonly HeadTag[]): string {
  return tags
    .map(
      ({ name, attributes }) =>
        `<${name} ${Object.entries(attributes)
          .map(([key, value]) => `${key}="${escaped(value)}"`)
          .join(' ')}>`,
    )
    .join('\n')
}

/** Filled in before they are judged: what stands in a placeholder's place may lead elsewhere. */
function readAttributes(text: string, fill: (value: string) => string): ReadonlyMap<string, string> {
  return new Map(
    Array.from(text.matchAll(ATTRIBUTE), ([, name = '', double, single]) => [
      name.toLowerCase(),
      fill(decodeEntities(double ?? single ?? '')),
    ]),
  )
}

function safeTag(tag: string, attributes: ReadonlyMap<string, string>): HeadTag | null {
  const name = tag.toLowerCase() === 'link' ? 'link' : 'meta'
  if (name === 'link' && !LINK_KINDS.includes(attributes.get('rel')?.toLowerCase() ?? '')) return null
  if (name === 'link' && !/^(?:https?:\/\/|\/(?![/\\]))/i.test(attributes.get('href') ?? '')) return null
  if (name === 'meta' && !attributes.has('name') && !attributes.has('property')) return null
  const allowed: readonly string[] = ALLOWED[name]
  return { name, attributes: Object.fromEntries([...attributes].filter(([key]) => allowed.includes(key))) }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
