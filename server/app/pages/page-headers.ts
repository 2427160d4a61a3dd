import { createHash } from 'node:crypto'
import { VIDEO_HOSTS } from '@hydrant/kernel/text/rich-text-rules.ts'

/** The Content-Security-Policy sources that allow the inline scripts and styles of a page. */
export interface InlineSources {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** What the Content-Security-Policy allows a page beyond the default. */
export interface PagePolicy {
  /** Inline styles in elements and attributes: the page editor sets them by script. */
  readonly allowsInlineStyles: boolean
  /** Showing other pages of the shop in frames. */
  readonly canFrameShop: boolean
  /** Being shown in a frame of another page of the shop. */
  readonly canBeFramed: boolean
  /** What takes cards on this page besides the shop itself. */
  readonly cardSources: CardSources
}

/** The sources of a payment gateway's own script, of its frames and of what it calls. */
export interface CardSources {
  readonly scripts: readonly string[]
  readonly frames: readonly string[]
  readonly calls: readonly string[]
}

/** Nothing but the shop itself takes cards. */
export const NO_CARD_SOURCES: CardSources = { scripts: [], frames: [], calls: [] }

const DEFAULT_PAGE_POLICY: PagePolicy = {
  allowsInlineStyles: false,
  canFrameShop: false,
  canBeFramed: false,
  cardSources: NO_CARD_SOURCES,
}

/**
 * Returns the policy of the page at a path inside the shop: pages of the builder may use inline styles and show the
 * shop in frames, previews may be shown in frames, and the checkout may use the sources that take cards.
 */
export function toPagePolicy(
  path: string,
  { isPreview, cardSources }: { readonly isPreview: boolean; readonly cardSources: CardSources },
): PagePolicy {
  const { pathname } = new URL(`http://shop${path}`)
  const isBuilder = /^\/builder(?:\/|$)/.test(pathname)
  // A mail is shown with its own styles, in a frame that runs no scripts and inherits this policy.
  const showsMail = /^\/admin\/outbox\/\d+$/.test(pathname)
  return {
    allowsInlineStyles: showsMail || (isBuilder && !isPreview),
    canFrameShop: isBuilder,
    canBeFramed: isPreview,
    cardSources: /^\/checkout\/?$/.test(pathname) ? cardSources : NO_CARD_SOURCES,
  }
}

/** Returns the headers of a page: Content-Security-Policy, Referrer-Policy and Cache-Control. */
export function toPageHeaders(
  { scripts, styles }: InlineSources,
  { allowsInlineStyles, canFrameShop, canBeFramed, cardSources }: PagePolicy = DEFAULT_PAGE_POLICY,
): Record<string, string> {
  const policy = [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts, ...cardSources.scripts].join(' ')}`,
    `style-src ${["'self'", ...(allowsInlineStyles ? ["'unsafe-inline'"] : styles)].join(' ')}`,
    "img-src 'self' data: https: http:",
    `frame-src ${[...(canFrameShop ? ["'self'"] : []), ...VIDEO_HOSTS.map((host) => `https://${host}`), ...cardSources.frames].join(' ')}`,
    ...(cardSources.calls.length > 0 ? [`connect-src 'self' ${cardSources.calls.join(' ')}`] : []),
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${canBeFramed ? "'self'" : "'none'"}`,
  ]
  return {
    'content-security-policy': policy.join('; '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    // By default a page is for one visitor: it shows the user, their prices and their cart.
    'cache-control': 'no-store',
  }
}

/** Returns the Content-Security-Policy sources that allow the inline scripts and styles with this nonce. */
export function toNonceCspSources(nonce: string): InlineSources {
  return { scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] }
}

/**
 * Removes the nonce from a page and returns the hashes of its inline scripts and styles instead: a page that is sent to
 * many visitors must not contain a nonce, which anybody could read there. Only elements with the nonce are hashed, so
 * that an injected script stays blocked.
 */
export function replaceNonceWithHashes(
  html: string,
  nonce: string,
): { readonly html: string; readonly sources: InlineSources } {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const [, tag, attributes = '', content = ''] of html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)) {
    if (!attributes.includes(`nonce="${nonce}"`) || content === '') continue
    const hashes = tag === 'script' ? scripts : styles
    hashes.add(`'sha256-${createHash('sha256').update(content).digest('base64')}'`)
  }
  return { html: html.replaceAll(` nonce="${nonce}"`, ''), sources: { scripts: [...scripts], styles: [...styles] } }
}
