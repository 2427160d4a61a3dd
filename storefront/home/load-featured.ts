import type { SessionContext } from '@hydrant/contract/shop/session.ts'
import { isZeroId } from '@hydrant/kernel/identity/record-id.ts'
import type { FeaturedBrandModel, FeaturedCardModel } from '@hydrant/page-builder/registry/needs.ts'
import { loadStock } from '../catalogue/load-stock.ts'
import { links } from '../links.ts'
import type { ShopContext } from '../shop-context.ts'
import { featuredCard } from './featured-card-model.ts'

type Shop = Pick<ShopContext, 'client' | 'reportError'>

const MOST_PRODUCTS = 20
const MOST_BRANDS = 15

/** What stands in for the picture of a brand that has none. */
const DEFAULT_IMAGE = 'default-product-image'

/**
 * The products that the distributor puts forward, as cards. Entries without id or name are dropped; whoever has no
 * account gets none.
 */
export async function loadFeaturedProducts(
  shop: Shop,
  { showSku }: { readonly showSku: boolean },
): Promise<readonly FeaturedCardModel[]> {
  const session = await shop.client.session.context()
  const effectiveAccountId = accountOf(session)
  if (effectiveAccountId === undefined) return []
  const isGuest = session.guestUser
  const products = await shop.client.serverMethods.featuredProducts({ effectiveAccountId, isGuest })
  const shown = products.filter(({ id, name }) => id !== '' && name !== '').slice(0, MOST_PRODUCTS)
  const counted = isGuest ? [] : shown.filter(({ isParent }) => !isParent).map(({ id }) => id)
  const stock = await loadStock(shop, counted)
  return shown.map((product) => featuredCard(product, { isGuest, showSku, stock }))
}

/**
 * The brands that the distributor puts forward: those with category, name and logo. Whoever has no account gets none.
 */
export async function loadFeaturedBrands({ client }: Pick<Shop, 'client'>): Promise<readonly FeaturedBrandModel[]> {
  const effectiveAccountId = accountOf(await client.session.context())
  if (effectiveAccountId === undefined) return []
  const brands = await client.serverMethods.featuredBrands({ effectiveAccountId })
  return brands
    .flatMap(({ categoryId, categoryName, image }) => {
      const isComplete =
        categoryId !== '' && categoryName !== '' && image !== null && image !== '' && !image.includes(DEFAULT_IMAGE)
      return isComplete
        ? [{ id: categoryId, title: categoryName, image, link: links.category({ id: categoryId }) }]
        : []
    })
    .slice(0, MOST_BRANDS)
}

/**
 * The account to ask for: null for guests, who have none; undefined for those who are signed in and have none, so that
 * nothing can be asked.
 */
function accountOf({ guestUser, accountId }: SessionContext): string | null | undefined {
  if (guestUser) return null
  return accountId === null || isZeroId(accountId) ? undefined : accountId
}
