import { decodeEntities } from '@hydrant/kernel/text/plain-text.ts'

/** A safe element for the head of a page; its attributes are plain text. */
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
/** Other kinds of links would load something into the page. */
const LINK_KINDS = ['alternate', 'author', 'canonical', 'help', 'icon', 'license', 'me', 'next', 'prev', 'search']

/**
 * Parses the safe head tags in a text: `meta` and harmless `link` elements. `fill` converts each attribute value, such
 * as by filling in placeholders.
 */
export function parseHeadTags(text: string, fill: (value: string) => string = (value) => value): readonly HeadTag[] {
  return Array.from(text.matchAll(TAG), ([, name = '', attributes = '']) =>
    toSafeHeadTag(name, parseAndFillAttributes(attributes, fill)),
  ).filter((tag) => tag !== null)
}

/** Renders head tags as HTML, one per line. */
export function renderHeadTags(tags: readonly HeadTag[]): string {
  return tags
    .map(
      ({ name, attributes }) =>
        `<${name} ${Object.entries(attributes)
          .map(([key, value]) => `${key}="${escapeHtml(value)}"`)
          .join(' ')}>`,
    )
    .join('\n')
}

/**
 * Parses the attributes of an element and fills in their values, which are checked afterwards, because a placeholder
 * may contain an unsafe URL.
 */
function parseAndFillAttributes(text: string, fill: (value: string) => string): ReadonlyMap<string, string> {
  return new Map(
    Array.from(text.matchAll(ATTRIBUTE), ([, name = '', double, single]) => [
      name.toLowerCase(),
      fill(decodeEntities(double ?? single ?? '')),
    ]),
  )
}

function toSafeHeadTag(tag: string, attributes: ReadonlyMap<string, string>): HeadTag | null {
  const name = tag.toLowerCase() === 'link' ? 'link' : 'meta'
  if (name === 'link' && !LINK_KINDS.includes(attributes.get('rel')?.toLowerCase() ?? '')) return null
  if (name === 'link' && !/^(?:https?:\/\/|\/(?![/\\]))/i.test(attributes.get('href') ?? '')) return null
  if (name === 'meta' && !attributes.has('name') && !attributes.has('property')) return null
  const allowedAttributes: readonly string[] = ALLOWED[name]
  return { name, attributes: Object.fromEntries([...attributes].filter(([key]) => allowedAttributes.includes(key))) }
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
