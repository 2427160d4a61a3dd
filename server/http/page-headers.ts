import { createHash } from 'node:crypto'
import { VIDEO_HOSTS } from '@hydrant/kernel/text/rich-text-rules.ts'

/** By what the scripts and the styles that stand in a page are let in. */
export interface InlineSources {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** What a page may do that those of the shop may not. */
export interface PageFreedom {
  /** Styles of its own making, in elements and attributes: what pages are edited with sets them by script. */
  readonly anyStyle: boolean
  /** Showing other pages of the shop in itself. */
  readonly framesShop: boolean
  /** Being shown in another page of the shop. */
  readonly isFramed: boolean
}

const SHOP: PageFreedom = { anyStyle: false, framesShop: false, isFramed: false }

/**
 * What the page at a path inside the shop may do. What site builders look at as it will be, a preview, is shown in
 * their tools; those show it, and edit it.
 */
export function freedomOf(path: string, isPreview: boolean): PageFreedom {
  const { pathname } = new URL(`http://shop${path}`)
  const isBuilder = /^\/builder(?:\/|$)/.test(pathname)
  return { anyStyle: isBuilder && !isPreview, framesShop: isBuilder, isFramed: isPreview }
}

/** What every page says besides its content. */
export function pageHeaders(
  { scripts, styles }: InlineSources,
  { anyStyle, framesShop, isFramed }: PageFreedom = SHOP,
): Record<string, string> {
  const policy = [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${["'self'", ...(anyStyle ? ["'unsafe-inline'"] : styles)].join(' ')}`,
    "img-src 'self' data: https: http:",
    `frame-src ${[...(framesShop ? ["'self'"] : []), ...VIDEO_HOSTS.map((host) => `https://${host}`)].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
  ]
  return {
    'content-security-policy': policy.join('; '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    // A page shows whose it is, their prices and their cart.
    'cache-control': 'no-store',
  }
}

/** The sources of a page that one visitor gets. */
export function nonceSources(nonce: string): InlineSources {
  return { scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] }
}

/**
 * A page without the nonce it was made with, and its scripts and styles by their content: what is sent to many must not
 * tell a nonce, which anybody could read there. Only what carries the nonce counts, so that a script that got into the
 * page otherwise stays out.
 */
export function withoutNonce(html: string, nonce: string): { readonly html: string; readonly sources: InlineSources } {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const [, tag, attributes = '', content = ''] of html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)) {
    if (!attributes.includes(`nonce="${nonce}"`) || content === '') continue
    const hashes = tag === 'script' ? scripts : styles
    hashes.add(`'sha256-${createHash('sha256').update(content).digest('base64')}'`)
  }
  return { html: html.replaceAll(` nonce="${nonce}"`, ''), sources: { scripts: [...scripts], styles: [...styles] } }
}
