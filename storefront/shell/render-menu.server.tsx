import { createHash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import { createContext } from 'react-router'
import { type LinkContextValue, LinkProvider } from '@hydrant/design/navigation/link-context.tsx'
import { currentLocale } from '@hydrant/messages/locale.ts'
import type { MenuLink } from './load-menu.ts'
import { MenuContent, type MenuContentProps } from './menu-content.tsx'
import { RouterLink } from './router-link.tsx'

/** The rendered category menu. */
export interface MenuMarkup {
  readonly html: string
  /** Another text for every other `html`. */
  readonly revision: string
}

/** The context key of the menu's HTML for the rendering of the page, which the root loader sets. */
export const menuHtmlContext = createContext<string>('')

interface RenderedMenu {
  readonly key: string
  readonly markup: MenuMarkup
}

/** The latest rendering of a menu in each language, with the base path and the further links that it was made with. */
const renderedMenus = new WeakMap<readonly MenuLink[], Map<string, RenderedMenu>>()

/** Renders the content of the category menu; once for each language while `items` are the same object. */
export function renderMenu(
  { items, links }: MenuContentProps,
  { basePath, sitePath }: Pick<LinkContextValue, 'basePath' | 'sitePath'>,
): MenuMarkup {
  const rendered = renderedMenus.get(items) ?? new Map<string, RenderedMenu>()
  renderedMenus.set(items, rendered)
  const key = JSON.stringify([basePath, links])
  const existing = rendered.get(currentLocale())
  if (existing?.key === key) return existing.markup
  const html = renderToStaticMarkup(
    <LinkProvider value={{ Link: RouterLink, basePath, sitePath }}>
      <MenuContent items={items} links={links} />
    </LinkProvider>,
  )
  const markup = { html, revision: createHash('sha256').update(html).digest('base64url').slice(0, 12) }
  rendered.set(currentLocale(), { key, markup })
  return markup
}
