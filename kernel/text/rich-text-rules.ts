/** The elements that rich text may hold. */
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

/** The attributes that they may have: under `*` those of every element. */
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

/** Where videos may be shown from, over https only. */
export const VIDEO_HOSTS = [
  'www.youtube.com',
  'www.youtube-nocookie.com',
  'player.vimeo.com',
  'fast.wistia.net',
  'players.brightcove.net',
]

/** The protocols that a link may have. */
export const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel', 'sms']

/** What a link that may not be followed leads to. */
export const VOID_LINK = 'javascript:void(0)'

/** An address as it may be linked to: a void link in place of scripts, data and unknown protocols. */
export function safeLink(url: string): string {
  const scheme = schemeOf(url)
  return scheme === null || LINK_SCHEMES.includes(scheme) ? url : VOID_LINK
}

/**
 * The protocol that a browser would read, which skips blanks, control characters and comments; null for an address
 * within the site.
 */
export function schemeOf(url: string): string | null {
  const readable = url.replaceAll(/<!--.*?-->/gs, '').replaceAll(/[\p{Cc}\p{Cf}\s]/gu, '')
  if (/^[\\/]{2}/.test(readable)) return 'protocol-relative'
  return /^([a-z][a-z0-9+.-]*):/i.exec(readable)?.[1]?.toLowerCase() ?? null
}
