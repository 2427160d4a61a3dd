import { createHash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import { createContext } from 'react-router'
import { LinkProvider } from '@hydrant/design/navigation/link-context.tsx'
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

/** What has been rendered of a menu, by language, base path and further links. */
const renderedMenus = new WeakMap<readonly MenuLink[], Map<string, MenuMarkup>>()

/** Renders the content of the category menu; once while its `items` are the same object. */
export function renderMenu({ items, links, basePath }: MenuContentProps & { readonly basePath: string }): MenuMarkup {
  const rendered = renderedMenus.get(items) ?? new Map<string, MenuMarkup>()
  renderedMenus.set(items, rendered)
  const key = JSON.stringify([currentLocale(), basePath, links])
  const known = rendered.get(key)
  if (known !== undefined) return known
  const html = renderToStaticMarkup(
    <LinkProvider value={{ Link: RouterLink, basePath }}>
      <MenuContent items={items} links={links} />
    </LinkProvider>,
  )
  const markup = { html, revision: createHash('sha256').update(html).digest('base64url').slice(0, 12) }
  rendered.set(key, markup)
  return markup
}
