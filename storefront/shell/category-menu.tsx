import { createContext, useContext, useEffect, useRef, useState } from 'react'
import { useHref, useLocation } from 'react-router'
import { useClosePopoverOnNavigation } from '@hydrant/design/overlay/use-close-popover-on-navigation.ts'
import { useDismissDetails } from '@hydrant/design/overlay/use-dismiss-details.ts'
import * as messages from '@hydrant/messages/compiled/storefront/shell.js'
import { links } from '../links.ts'
import styles from './category-menu.module.css'

/** The id of the menu, which a button opens on small screens. */
export const MENU_ID = 'category-menu'

/** The HTML of the menu while the server renders a page; null in the browser. */
export const MenuHtml = createContext<string | null>(null)

/**
 * The category menu. Its hundreds of links are HTML that the server renders once for all visitors with the same menu;
 * neither they nor their data are sent again for the scripts. A menu with another `revision` is fetched. It works
 * without JavaScript.
 */
export function CategoryMenu({ revision }: { readonly revision: string }) {
  const menu = useRef<HTMLElement>(null)
  const { key } = useLocation()
  const shown = useShownMenu(revision, key)
  useDismissDetails(menu, key)
  useClosePopoverOnNavigation(menu, key)
  return (
    <nav
      ref={menu}
      id={MENU_ID}
      popover="auto"
      aria-label={messages.categories()}
      className={styles.menu}
      suppressHydrationWarning
      data-revision={shown.revision}
      dangerouslySetInnerHTML={{ __html: shown.html }}
    />
  )
}

/** The HTML of the menu that is shown, and its revision; empty without one. */
interface ShownMenu {
  readonly html: string
  readonly revision: string
}

/**
 * Returns the menu of the page as the server rendered it, and fetches another one when `revision` differs. A failed
 * fetch is tried again at the next navigation, which has another `locationKey`.
 */
function useShownMenu(revision: string, locationKey: string): ShownMenu {
  const rendered = useContext(MenuHtml)
  const url = useHref(links.menu())
  const [menu, setMenu] = useState((): ShownMenu => {
    if (rendered !== null) return { html: rendered, revision }
    const element = document.getElementById(MENU_ID)
    return { html: element?.innerHTML ?? '', revision: element?.dataset['revision'] ?? '' }
  })
  useEffect(() => {
    if (menu.revision === revision) return
    const controller = new AbortController()
    const fetchMenu = async (): Promise<void> => {
      const response = await fetch(url, { signal: controller.signal, redirect: 'error' })
      if (response.ok) setMenu({ html: await response.text(), revision })
    }
    fetchMenu().catch(() => undefined)
    return () => controller.abort()
  }, [menu.revision, revision, url, locationKey])
  return menu
}
