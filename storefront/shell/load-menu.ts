import { redirect } from 'react-router'
import { hasErrorCode } from '@hydrant/client/errors.ts'
import type { MenuItem } from '@hydrant/contract/shop/category-menu.ts'
import { links } from '../links.ts'
import { pathInShop } from '../session/return-path.ts'
import type { ShopContext } from '../shop-context.ts'
import { orWithout } from './refusals.ts'

const MENU_LEVELS = 3

/**
 * What guests may open in every store: where they sign in or register, and where they refuse the cookies that they are
 * asked about there.
 */
const OPEN_TO_GUESTS: readonly string[] = [links.login(), links.register(), links.cookieManager()]

/**
 * The categories at the top of every page. A store that does not let guests look around refuses them: the guest is sent
 * to sign in, from every page but those that are always open.
 */
export async function loadMenu(
  shop: Pick<ShopContext, 'client' | 'basePath' | 'reportError'>,
  request: Request,
): Promise<readonly MenuItem[]> {
  const path = pathInShop(request, shop.basePath)
  const loading = shop.client.catalogue.menu({ maxLevels: MENU_LEVELS }).catch((error: unknown) => {
    if (hasErrorCode(error, 'GUEST_INSUFFICIENT_ACCESS') && !OPEN_TO_GUESTS.includes(path.split('?')[0] ?? ''))
      throw redirect(links.login(path))
    throw error
  })
  return (await orWithout(shop, loading, null))?.menuItems ?? []
}
