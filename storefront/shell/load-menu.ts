import { redirect } from 'react-router'
import { hasErrorCode } from '@hydrant/client/errors.ts'
import type { MenuItem } from '@hydrant/contract/shop/category-menu.ts'
import { links } from '../links.ts'
import { pathInShop } from '../session/return-path.ts'
import type { ShopContext } from '../shop-context.ts'
import { orElse } from './refusals.ts'

const MENU_LEVELS = 3

/**
 * The categories at the top of every page. A store that does not let guests look around refuses them: the guest is sent to sign in,
 * from every page but the one where they do that.
 */
export async function loadMenu({ client, basePath }: Pick<ShopContext, 'client' | 'basePath'>, request: Request): Promise<readonly MenuItem[]> {
  const path = pathInShop(request, basePath)
  const loading = client.catalogue.menu({ maxLevels: MENU_LEVELS }).catch((error: unknown) => {
    if (hasErrorCode(error, 'GUEST_INSUFFICIENT_ACCESS') && path.split('?')[0] !== links.login()) throw redirect(links.login(path))
    throw error
  })
  return (await orElse(loading, null))?.menuItems ?? []
}
