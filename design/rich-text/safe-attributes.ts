import {
  RICH_TEXT_ATTRIBUTES,
  safeLink,
  schemeOf,
  VIDEO_HOSTS,
  VOID_LINK,
} from '@hydrant/kernel/text/rich-text-rules.ts'
import { readAttributes } from './markup-tokens.ts'

/** Attributes of an element of rich text under React's names. */
export type RichAttributes = Readonly<Record<string, string | number | boolean>>

const WORDS: Readonly<Record<string, RegExp>> = {
  dir: /^(?:ltr|rtl|auto)$/,
  target: /^_(?:blank|self)$/,
  loading: /^lazy$/,
  type: /^[1aAiI]$/,
  scope: /^(?:col|row|colgroup|rowgroup)$/,
}
const COUNTS: Readonly<Record<string, string>> = {
  width: 'width',
  height: 'height',
  start: 'start',
  span: 'span',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
}

/**
 * Which attributes of an element may be shown: listed names with values that make sense. Null when the element may not
 * be shown with what it was given: a picture without an address of its own, a frame that is no video from a known host
 * over https. A link that may not be followed has the `href` of a void link.
 */
export function safeAttributes(tag: string, source: string): RichAttributes | null {
  const given = readAttributes(source)
  if (tag === 'img' && !isPicture(given.get('src'))) return null
  if (tag === 'iframe' && !isVideo(given.get('src'))) return null
  const safe: Record<string, string | number | boolean> = {}
  for (const name of [...(RICH_TEXT_ATTRIBUTES['*'] ?? []), ...(RICH_TEXT_ATTRIBUTES[tag] ?? [])]) {
    const value = given.get(name)
    if (value === undefined) continue
    const count = COUNTS[name]
    if (count !== undefined) {
      if (/^[1-9]\d{0,4}$/.test(value)) safe[count] = Number(value)
    } else if (name === 'href') safe['href'] = safeLink(value.trim())
    else if (name === 'allowfullscreen') safe['allowFullScreen'] = true
    else if (WORDS[name]?.test(value) ?? true) safe[name] = value
  }
  if (safe['target'] === '_blank') safe['rel'] = 'noopener noreferrer'
  return safe
}

/** Whether an address is one that nothing may follow. */
export function isVoid(href: unknown): boolean {
  return href === VOID_LINK
}

function isPicture(src = ''): boolean {
  const scheme = schemeOf(src)
  return src.trim() !== '' && (scheme === null || scheme === 'http' || scheme === 'https')
}

function isVideo(src = ''): boolean {
  const url = URL.parse(src)
  return url?.protocol === 'https:' && url.port === '' && url.username === '' && VIDEO_HOSTS.includes(url.hostname)
}
