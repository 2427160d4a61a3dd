import type { BuilderPage } from '@hydrant/contract/admin/pages.ts'
import { links } from '../links.ts'
import { withFallback } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'
import { findCategories } from './link-targets.ts'

type Shop = Pick<ShopContext, 'builder' | 'client' | 'reportError'>

/**
 * Returns the path on which the draft of a page can be seen. A page slot is seen on the page that it is for, or else on
 * the first one of its place, a saved section on the first page that shows it; null when the shop has none.
 */
export async function loadPreviewPath(
  shop: Shop,
  page: Pick<BuilderPage, 'pageId' | 'kind' | 'slot' | 'isHome' | 'path'>,
): Promise<string | null> {
  const { kind, slot, isHome, path } = page
  if (kind === 'section') return withFallback(shop, findSectionPreviewPath(shop, page.pageId), null)
  if (slot === null) return isHome ? links.home() : path
  return withFallback(shop, findSlotPreviewPath(shop, slot), null)
}

/** Returns the path of the first page of a kind, on which the look of all of them can be seen; null when there is none. */
export function findPlacePreviewPath(shop: Shop, place: NonNullable<BuilderPage['slot']>['place']) {
  return withFallback(shop, findSlotPreviewPath(shop, { place, targetId: null }), null)
}

async function findSectionPreviewPath(shop: Shop, pageId: string): Promise<string | null> {
  const { uses } = await shop.builder.listSectionUses(pageId)
  const use = uses.find(({ kind }) => kind === 'page') ?? uses[0]
  return use === undefined ? null : loadPreviewPath(shop, use)
}

async function findSlotPreviewPath(
  shop: Shop,
  { place, targetId }: Pick<NonNullable<BuilderPage['slot']>, 'place' | 'targetId'>,
): Promise<string | null> {
  switch (place) {
    case 'cart':
      return links.cart()
    case 'category': {
      const id = targetId ?? (await findCategories(shop, ''))[0]?.value
      return id === undefined ? null : links.category({ id })
    }
    case 'product':
    case 'search': {
      if (targetId?.startsWith('01t') === true) return links.product({ id: targetId })
      const product =
        targetId === null
          ? (await shop.builder.listBuilderProducts({ pageSize: 1 })).products.map((found) => ({
              id: found.productId,
              name: found.name,
            }))[0]
          : (await shop.client.searchProducts({ categoryId: targetId, pageSize: 1 })).productsPage.products.map(
              ({ id }) => ({ id, name: '' }),
            )[0]
      if (product === undefined) return null
      return place === 'product' ? links.product({ id: product.id }) : links.search(product.name)
    }
    default:
      return place satisfies never
  }
}
