import { href, redirect } from 'react-router'
import { hasErrorCode } from '@hydrant/client/errors.ts'
import type { MenuItem } from '@hydrant/contract/shop/category-menu.ts'
import { links } from '../links.ts'
import { peopleLinks } from '../people/people-links.ts'
import { getPathInShop } from '../session/return-path.ts'
import type { ShopContext } from '../shop-context.ts'
import { withFallback } from './page-errors.ts'

const MENU_LEVELS = 3

/** A link of the category menu with the links below it; only what pages show of a menu item. */
export interface MenuLink {
  readonly label: string
  readonly href: string
  /** Absent where there is nothing below. */
  readonly links?: readonly MenuLink[]
}

/**
 * The pages that guests may open in every store: to sign in, to register, to choose a new password, to decline cookies,
 * to sign out, and to read that they are offline.
 * Signing out is among them so that guests are not returned to that page after signing in. The menu itself is among
 * them so that an open page of somebody whose session has ended loses their categories.
 */
const PATHS_OPEN_TO_GUESTS: readonly string[] = [
  links.login(),
  href('/login/code'),
  href('/login/company'),
  peopleLinks.verifyEmail(),
  peopleLinks.secondFactor(),
  links.register(),
  links.forgotPassword(),
  href('/reset-password'),
  links.cookieManager(),
  links.logout(),
  links.offline(),
  links.menu(),
]

/**
 * Loads the category menu. When the store has no guest browsing, a guest is redirected to sign in, except on the pages
 * that are always open.
 */
export async function loadMenuOrRedirectGuest(
  shop: Pick<ShopContext, 'client' | 'basePath' | 'reportError'>,
  request: Request,
): Promise<readonly MenuLink[]> {
  const path = getPathInShop(request, shop.basePath)
  const menuLoad = shop.client.getCategoryMenu({ maxLevels: MENU_LEVELS }).catch((error: unknown) => {
    if (hasErrorCode(error, 'GUEST_INSUFFICIENT_ACCESS') && !PATHS_OPEN_TO_GUESTS.includes(path.split('?')[0] ?? ''))
      throw redirect(links.login(path))
    throw error
  })
  const menu = await withFallback(shop, menuLoad, null)
  return menu === null ? [] : toMenuLinks(menu.menuItems)
}

/** Loads the links of the category menu; none when they cannot be loaded. */
export async function loadMenuLinks(shop: Pick<ShopContext, 'client' | 'reportError'>): Promise<readonly MenuLink[]> {
  const menu = await withFallback(shop, shop.client.getCategoryMenu({ maxLevels: MENU_LEVELS }), null)
  return menu === null ? [] : toMenuLinks(menu.menuItems)
}

/** The links of menus, by the menu as the client returned it: pages get the same object while the menu is the same. */
const linksByMenu = new WeakMap<readonly MenuItem[], readonly MenuLink[]>()

function toMenuLinks(items: readonly MenuItem[]): readonly MenuLink[] {
  const known = linksByMenu.get(items)
  if (known !== undefined) return known
  const menuLinks = items.map(toMenuLink)
  linksByMenu.set(items, menuLinks)
  return menuLinks
}

function toMenuLink({ label, actionValue, subMenu }: MenuItem): MenuLink {
  return { label, href: actionValue ?? '', ...(subMenu.length > 0 && { links: subMenu.map(toMenuLink) }) }
}
