import sanitizeHtml from 'sanitize-html'

const TAGS = [
  'a', 'abbr', 'b', 'blockquote', 'br', 'caption', 'cite', 'code', 'col', 'colgroup', 'dd', 'del', 'div', 'dl', 'dt', 'em', 'figcaption', 'figure', 'h1', 'h2', 'h3',
  'h4', 'h5', 'h6', 'hr', 'i', 'iframe', 'img', 'ins', 'kbd', 'li', 'mark', 'ol', 'p', 'pre', 'q', 's', 'small', 'span', 'strong', 'sub', 'sup', 'table', 'tbody', 'td',
  'tfoot', 'th', 'thead', 'tr', 'u', 'ul',
]

const ATTRIBUTES = {
  '*': ['dir', 'lang', 'title'],
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  iframe: ['src', 'width', 'height', 'allowfullscreen', 'loading'],
  ol: ['start', 'type'],
  col: ['span'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
}

/** Where videos may be shown from, over https only. */
const VIDEO_HOSTS = ['www.youtube.com', 'www.youtube-nocookie.com', 'player.vimeo.com', 'fast.wistia.net', 'players.brightcove.net']

const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel', 'sms']

/** What a link that may not be followed leads to. */
const VOID_LINK = 'javascript:void(0)'

// Stands for a void link until the sanitiser, which lets no script scheme pass, is done.
const VOID_MARK = 'void-link'

/**
 * Rich text as it may be shown: allow-listed elements, attributes and protocols only. Links to scripts, data and other protocols become void links;
 * frames stay only when they show a video from a known host. Text without markup comes back as it is.
 */
export function sanitizeRichText(html: string): string {
  if (!/<[a-z/!?]/i.test(html)) return html
  return sanitizeHtml(html, OPTIONS).replaceAll(`href="${VOID_MARK}:"`, `href="${VOID_LINK}"`)
}

/** An address as it may be linked to: a void link in place of scripts, data and unknown protocols. */
export function safeLink(url: string): string {
  const scheme = schemeOf(url)
  return scheme === null || LINK_SCHEMES.includes(scheme) ? url : VOID_LINK
}

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: ATTRIBUTES,
  allowedSchemes: LINK_SCHEMES,
  allowedSchemesByTag: { a: [...LINK_SCHEMES, VOID_MARK], img: ['http', 'https'], iframe: ['https'] },
  allowProtocolRelative: false,
  allowedIframeHostnames: VIDEO_HOSTS,
  allowIframeRelativeUrls: false,
  transformTags: {
    a: (tagName, attribs) => {
      const safe: Record<string, string> = { ...attribs }
      if (attribs['href'] !== undefined && safeLink(attribs['href']) === VOID_LINK) safe['href'] = `${VOID_MARK}:`
      if (attribs['target'] === '_blank') safe['rel'] = 'noopener noreferrer'
      return { tagName, attribs: safe }
    },
  },
  exclusiveFilter: ({ tag, attribs }) => (tag === 'iframe' || tag === 'img') && attribs['src'] === undefined,
}

/** The protocol that a browser would read, which skips blanks, control characters and comments; null for an address within the site. */
function schemeOf(url: string): string | null {
  const readable = url.replaceAll(/<!--.*?-->/gs, '').replaceAll(/[\p{Cc}\p{Cf}\s]/gu, '')
  if (/^[\\/]{2}/.test(readable)) return 'protocol-relative'
  return /^([a-z][a-z0-9+.-]*):/i.exec(readable)?.[1]?.toLowerCase() ?? null
}
