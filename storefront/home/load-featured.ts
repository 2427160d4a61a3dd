import type { SessionContext } from '@hydrant/contract/shop/session.ts'
import { isZeroId } from '@hydrant/kernel/identity/record-id.ts'
import type { FeaturedBrandModel, FeaturedCardModel } from '@hydrant/page-builder/registry/data-requirements.ts'
import { loadStock } from '../catalogue/load-stock.ts'
import { links } from '../links.ts'
import type { ShopContext } from '../shop-context.ts'
import { toFeaturedCard } from './featured-card-model.ts'

type Shop = Pick<ShopContext, 'client' | 'reportError'>

const MAX_PRODUCTS = 20
const MAX_BRANDS = 15

/** The placeholder of a brand without a picture. */
const PLACEHOLDER_IMAGE = 'default-product-image'

/** Loads the featured products as cards. Entries without id or name are left out; users without an account get none. */
export async function loadFeaturedProducts(
  shop: Shop,
  { showSku }: { readonly showSku: boolean },
): Promise<readonly FeaturedCardModel[]> {
  const session = await shop.client.getSessionContext()
  const effectiveAccountId = findAccountForFeatured(session)
  if (effectiveAccountId === undefined) return []
  const isGuest = session.guestUser
  const products = await shop.client.serverMethods.featuredProducts({ effectiveAccountId, isGuest })
  const shownProducts = products.filter(({ id, name }) => id !== '' && name !== '').slice(0, MAX_PRODUCTS)
  const stockedIds = isGuest ? [] : shownProducts.filter(({ isParent }) => !isParent).map(({ id }) => id)
  const stock = await loadStock(shop, stockedIds)
  return shownProducts.map((product) => toFeaturedCard(product, { isGuest, showSku, stock }))
}

/** Loads the featured brands that have category, name and logo. Users without an account get none. */
export async function loadFeaturedBrands({ client }: Pick<Shop, 'client'>): Promise<readonly FeaturedBrandModel[]> {
  const effectiveAccountId = findAccountForFeatured(await client.getSessionContext())
  if (effectiveAccountId === undefined) return []
  const brands = await client.serverMethods.featuredBrands({ effectiveAccountId })
  return brands
    .flatMap(({ categoryId, categoryName, image }) => {
      const isComplete =
        categoryId !== '' && categoryName !== '' && image !== null && image !== '' && !image.includes(PLACEHOLDER_IMAGE)
      return isComplete
        ? [{ id: categoryId, title: categoryName, image, link: links.category({ id: categoryId }) }]
        : []
    })
    .slice(0, MAX_BRANDS)
}

/**
 * Gets the account that featured products and brands are loaded for: null for guests; undefined for signed-in users
 * without an account, for whom nothing is loaded.
 */
function findAccountForFeatured({ guestUser, accountId }: SessionContext): string | null | undefined {
  if (guestUser) return null
  return accountId === null || isZeroId(accountId) ? undefined : accountId
}
