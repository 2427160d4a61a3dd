import { fillPlaceholders, type PlaceholderValues } from './fill-placeholders.ts'

const TAG = /<(meta|link)\b((?:\s+[a-z][\w:-]*\s*=\s*(?:"[^"<>]*"|'[^'<>]*'))+)\s*\/?>/gi
const ATTRIBUTE = /([a-z][\w:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi
const ALLOWED: Readonly<Record<string, readonly string[]>> = { meta: ['name', 'property', 'content', 'lang'], link: ['rel', 'href', 'hreflang', 'type', 'sizes', 'media'] }
/** Other links would load something into the page. */
const LINK_KINDS = ['alternate', 'author', 'canonical', 'help', 'icon', 'license', 'me', 'next', 'prev', 'search']

/** Head tags as they may stand in a page: `meta` and harmless `link` elements with their placeholders filled in; everything else is left out. Null when nothing is left. */
export function safeHeadTags(tags: string, values: PlaceholderValues): string | null {
  const safe = Array.from(tags.matchAll(TAG), ([, name = '', attributes = '']) => safeTag(name.toLowerCase(), readAttributes(attributes, values))).filter((tag) => tag !== null)
  return safe.length === 0 ? null : safe.join('\n')
}

/** Filled in before they are judged: what stands in a placeholder's place may lead elsewhere. */
function readAttributes(text: string, values: PlaceholderValues): Map<string, string> {
  return new Map(Array.from(text.matchAll(ATTRIBUTE), ([, name = '', double, single]) => [name.toLowerCase(), fillPlaceholders(double ?? single ?? '', values)]))
}

function safeTag(name: string, attributes: ReadonlyMap<string, string>): string | null {
  if (name === 'link' && !LINK_KINDS.includes(attributes.get('rel')?.toLowerCase() ?? '')) return null
  if (name === 'link' && !/^(?:https?:\/\/|\/(?![/\\]))/i.test(attributes.get('href') ?? '')) return null
  if (name === 'meta' && !attributes.has('name') && !attributes.has('property')) return null
  const kept = [...attributes].filter(([key]) => ALLOWED[name]?.includes(key))
  return kept.length === 0 ? null : `<${name} ${kept.map(([key, value]) => `${key}="${escaped(value)}"`).join(' ')}>`
}

function escaped(text: string): string {
  return text.replaceAll(/&(?!\w+;|#\d+;)/g, '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
