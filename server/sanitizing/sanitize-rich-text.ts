import sanitizeHtml from 'sanitize-html'
import {
  LINK_SCHEMES,
  RICH_TEXT_ATTRIBUTES,
  RICH_TEXT_TAGS,
  toSafeOrVoidLink,
  VIDEO_HOSTS,
  VOID_LINK,
} from '@hydrant/kernel/text/rich-text-rules.ts'

// Stands for a void link during sanitizing, because the sanitizer removes all script URLs.
const VOID_MARK = 'void-link'

/**
 * Sanitizes rich text: only allow-listed elements, attributes and protocols remain. Links to scripts, data and other
 * protocols become void links; frames remain only when they show a video from a known host. Text without markup is
 * returned as it is.
 */
export function sanitizeRichText(html: string): string {
  if (!/<[a-z/!?]/i.test(html)) return html
  return sanitizeHtml(html, OPTIONS).replaceAll(`href="${VOID_MARK}:"`, `href="${VOID_LINK}"`)
}

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...RICH_TEXT_TAGS],
  allowedAttributes: Object.fromEntries(Object.entries(RICH_TEXT_ATTRIBUTES).map(([tag, names]) => [tag, [...names]])),
  allowedSchemes: LINK_SCHEMES,
  allowedSchemesByTag: { a: [...LINK_SCHEMES, VOID_MARK], img: ['http', 'https'], iframe: ['https'] },
  allowProtocolRelative: false,
  allowedIframeHostnames: VIDEO_HOSTS,
  allowIframeRelativeUrls: false,
  transformTags: {
    a: (tagName, attribs) => {
      const safe: Record<string, string> = { ...attribs }
      if (attribs['href'] !== undefined && toSafeOrVoidLink(attribs['href']) === VOID_LINK)
        safe['href'] = `${VOID_MARK}:`
      if (attribs['target'] === '_blank') safe['rel'] = 'noopener noreferrer'
      return { tagName, attribs: safe }
    },
  },
  exclusiveFilter: ({ tag, attribs }) => (tag === 'iframe' || tag === 'img') && attribs['src'] === undefined,
}
