/** The elements that rich text may contain. */
export const RICH_TEXT_TAGS = [
  'a',
  'abbr',
  'b',
  'blockquote',
  'br',
  'caption',
  'cite',
  'code',
  'col',
  'colgroup',
  'dd',
  'del',
  'div',
  'dl',
  'dt',
  'em',
  'figcaption',
  'figure',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'i',
  'iframe',
  'img',
  'ins',
  'kbd',
  'li',
  'mark',
  'ol',
  'p',
  'pre',
  'q',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'table',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'tr',
  'u',
  'ul',
] as const

/** The attributes that these elements may have; those under `*` are for every element. */
export const RICH_TEXT_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  '*': ['dir', 'lang', 'title'],
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  iframe: ['src', 'width', 'height', 'allowfullscreen', 'loading'],
  ol: ['start', 'type'],
  col: ['span'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
}

/** The hosts that videos may be embedded from, over https only. */
export const VIDEO_HOSTS = [
  'www.youtube.com',
  'www.youtube-nocookie.com',
  'player.vimeo.com',
  'fast.wistia.net',
  'players.brightcove.net',
]

/** The protocols that a link may have. */
export const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel', 'sms']

/** The link target that does nothing; it replaces an unsafe one. */
export const VOID_LINK = 'javascript:void(0)'

/** Returns a link target if its protocol is allowed, and otherwise `VOID_LINK`, which does nothing. */
export function toSafeOrVoidLink(url: string): string {
  const scheme = classifyUrlScheme(url)
  return scheme === null || LINK_SCHEMES.includes(scheme) ? url : VOID_LINK
}

/**
 * Returns the protocol of a URL as a browser reads it, without white space, control characters and comments:
 * `protocol-relative` for `//…`, null for a URL within the site.
 */
export function classifyUrlScheme(url: string): string | null {
  const readable = url.replaceAll(/<!--.*?-->/gs, '').replaceAll(/[\p{Cc}\p{Cf}\s]/gu, '')
  if (/^[\\/]{2}/.test(readable)) return 'protocol-relative'
  return /^([a-z][a-z0-9+.-]*):/i.exec(readable)?.[1]?.toLowerCase() ?? null
}
