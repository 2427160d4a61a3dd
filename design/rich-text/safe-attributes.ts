import {
  RICH_TEXT_ATTRIBUTES,
  toSafeOrVoidLink,
  classifyUrlScheme,
  VIDEO_HOSTS,
  VOID_LINK,
} from '@hydrant/kernel/text/rich-text-rules.ts'
import { parseAttributes } from './markup-tokens.ts'

/** Attributes of an element of rich text under React's property names. */
export type RichAttributes = Readonly<Record<string, string | number | boolean>>

const ALLOWED_VALUES: Readonly<Record<string, RegExp>> = {
  dir: /^(?:ltr|rtl|auto)$/,
  target: /^_(?:blank|self)$/,
  loading: /^lazy$/,
  type: /^[1aAiI]$/,
  scope: /^(?:col|row|colgroup|rowgroup)$/,
}
const NUMERIC_ATTRIBUTES: Readonly<Record<string, string>> = {
  width: 'width',
  height: 'height',
  start: 'start',
  span: 'span',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
}

/**
 * Returns the allowed attributes of an element: listed names with valid values. Null when the element itself must not
 * be rendered: an image without a usable URL, an iframe that is not a video from an allowed host over https. An
 * unsafe link gets the `href` of a void link.
 */
export function parseSafeAttributesIfAllowed(tag: string, attributeSource: string): RichAttributes | null {
  const attributes = parseAttributes(attributeSource)
  if (tag === 'img' && !isAllowedImageSource(attributes.get('src'))) return null
  if (tag === 'iframe' && !isAllowedVideo(attributes.get('src'))) return null
  const safeAttributes: Record<string, string | number | boolean> = {}
  for (const name of [...(RICH_TEXT_ATTRIBUTES['*'] ?? []), ...(RICH_TEXT_ATTRIBUTES[tag] ?? [])]) {
    const value = attributes.get(name)
    if (value === undefined) continue
    const propertyName = NUMERIC_ATTRIBUTES[name]
    if (propertyName !== undefined) {
      if (/^[1-9]\d{0,4}$/.test(value)) safeAttributes[propertyName] = Number(value)
    } else if (name === 'href') safeAttributes['href'] = toSafeOrVoidLink(value.trim())
    else if (name === 'allowfullscreen') safeAttributes['allowFullScreen'] = true
    else if (ALLOWED_VALUES[name]?.test(value) ?? true) safeAttributes[name] = value
  }
  if (safeAttributes['target'] === '_blank') safeAttributes['rel'] = 'noopener noreferrer'
  return safeAttributes
}

/** Whether an `href` is the void link, which leads nowhere. */
export function isVoidLink(href: unknown): boolean {
  return href === VOID_LINK
}

function isAllowedImageSource(src = ''): boolean {
  const scheme = classifyUrlScheme(src)
  return src.trim() !== '' && (scheme === null || scheme === 'http' || scheme === 'https')
}

function isAllowedVideo(src = ''): boolean {
  const url = URL.parse(src)
  return url?.protocol === 'https:' && url.port === '' && url.username === '' && VIDEO_HOSTS.includes(url.hostname)
}
