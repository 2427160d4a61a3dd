import { createContext } from 'react-router'
import { renderHeadTags } from '@hydrant/page-model/seo/head-tags.ts'
import type { ShownLogo } from './shown-settings.ts'

/**
 * What the root loader adds to the head of the document. It is added to the rendered page, so that no script of the shop
 * knows of it: the browser keeps elements in the head that React did not make.
 */
export interface HeadElements {
  readonly logo: ShownLogo | null
}

/** The context key of what is added to the head; without it, the page has the icon of a shop without logo. */
export const headElementsContext = createContext<HeadElements>({ logo: null })

/** Adds elements to the end of a rendered page's head. `basePath` is without a slash at its end. */
export function addHeadElements(page: ArrayBuffer, { logo }: HeadElements, basePath: string): Uint8Array<ArrayBuffer> {
  const html = Buffer.from(page)
  const end = html.indexOf('</head>')
  if (end < 0) return html
  const href = logo?.url ?? `${basePath}/favicon.svg`
  const icon = renderHeadTags([{ name: 'link', attributes: { rel: 'icon', href } }])
  return Buffer.concat([html.subarray(0, end), Buffer.from(icon), html.subarray(end)])
}
