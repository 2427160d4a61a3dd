import { createContext } from 'react-router'
import type { Look } from '@hydrant/kernel/colour/contrast.ts'
import { type HeadTag, renderHeadTags } from '@hydrant/page-model/seo/head-tags.ts'
import { DEFAULT_THEME, type Theme } from '@hydrant/page-model/theme/theme.ts'
import { toLookCss, toThemeCss } from '@hydrant/page-model/theme/theme-css.ts'
import type { ShownLogo } from './shown-settings.ts'

/** The theme that a page is shown in. */
export interface ShownTheme {
  readonly theme: Theme
  /** The look of a preview; null for that which the device prefers. */
  readonly look: Look | null
}

/**
 * What the root loader adds to the head of the document. It is added to the rendered page, so that no script of the shop
 * knows of it: the browser keeps elements in the head that React did not make.
 */
export interface HeadElements {
  readonly logo: ShownLogo | null
  /** Null for that of the design. */
  readonly theme: ShownTheme | null
  /** Whether browsers may offer to install the shop: not on pages for site builders. */
  readonly isInstallable: boolean
}

/** The context key of what is added to the head; without it, the page has the icon and the theme of a shop without. */
export const headElementsContext = createContext<HeadElements>({
  logo: null,
  theme: null,
  isInstallable: false,
})

/** The context key of the theme of a page that shows another one than the shop does, such as a version of it. */
export const otherThemeContext = createContext<Theme | null>(null)

/**
 * Adds elements to the end of a rendered page's head. The paths of the site, and of its pages in one language, are without
 * a slash at their end; `nonce` is that of the page's content security policy.
 */
export function addHeadElements(
  page: ArrayBuffer,
  { logo, theme, isInstallable }: HeadElements,
  { sitePath, basePath, nonce }: { readonly sitePath: string; readonly basePath: string; readonly nonce: string },
): Uint8Array<ArrayBuffer> {
  const html = Buffer.from(page)
  const end = html.indexOf('</head>')
  if (end < 0) return html
  const href = logo?.url ?? `${sitePath}/favicon.svg`
  const { barLight, barDark } = theme?.theme ?? DEFAULT_THEME
  const icon = renderHeadTags([
    { name: 'link', attributes: { rel: 'icon', href } },
    ...(isInstallable ? listInstallTags(basePath, { barLight, barDark }) : []),
  ])
  const css = theme === null ? '' : toThemeCss(theme.theme) + (theme.look === null ? '' : toLookCss(theme.look))
  const style = css === '' ? '' : `<style nonce="${nonce}">${css}</style>`
  return Buffer.concat([html.subarray(0, end), Buffer.from(icon + style), html.subarray(end)])
}

/** Lists the elements of a shop that can be installed: its manifest, and the colour of the browser's bar in both looks. */
function listInstallTags(basePath: string, { barLight, barDark }: Pick<Theme, 'barLight' | 'barDark'>): HeadTag[] {
  return [
    { name: 'link', attributes: { rel: 'manifest', href: `${basePath}/shop.webmanifest` } },
    { name: 'meta', attributes: { name: 'theme-color', content: barLight, media: '(prefers-color-scheme:light)' } },
    { name: 'meta', attributes: { name: 'theme-color', content: barDark, media: '(prefers-color-scheme:dark)' } },
  ]
}
