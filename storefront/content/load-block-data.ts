import type { BlockData, DataRequirement, RecordRequirement } from '@hydrant/page-builder/registry/data-requirements.ts'
import { toCardFromSearchHit } from '../catalogue/card-model.ts'
import { loadProductCards, loadProducts } from '../catalogue/load-products.ts'
import { loadStock } from '../catalogue/load-stock.ts'
import { CARD_FIELDS } from '../catalogue/product-fields.ts'
import { loadFeaturedBrands, loadFeaturedProducts } from '../home/load-featured.ts'
import { links } from '../links.ts'
import { loadSeo } from '../seo/load-seo.ts'
import type { ShopContext } from '../shop-context.ts'
import { loadPictures } from './load-pictures.ts'

type Shop = Pick<ShopContext, 'client' | 'reportError' | 'siteId' | 'communityId'>

/** Loads the data that one block requires; null when there is nothing to show. Throws what the client throws. */
export async function loadBlockData(shop: Shop, requirement: DataRequirement): Promise<BlockData | null> {
  switch (requirement.kind) {
    case 'products':
      return { kind: requirement.kind, products: await loadProducts(shop, requirement) }
    case 'featured-products':
      return { kind: requirement.kind, products: await loadFeaturedProducts(shop, requirement) }
    case 'featured-brands':
      return { kind: requirement.kind, brands: await loadFeaturedBrands(shop) }
    case 'product':
      return loadProductData(shop, requirement.productId)
    case 'category':
      return loadCategoryData(shop, requirement.categoryId)
    case 'search':
      return loadSearchData(shop, requirement)
    case 'cart': {
      const { totalProductCount, uniqueProductCount, currencyIsoCode } = await shop.client.getCompactSummary()
      return {
        kind: requirement.kind,
        cart: { pieces: totalProductCount, lines: uniqueProductCount, currency: currencyIsoCode },
      }
    }
    case 'account': {
      const { guestUser, profile, accountName } = await shop.client.getSessionContext()
      return {
        kind: requirement.kind,
        account: { isGuest: guestUser, firstName: profile?.firstName ?? '', accountName: accountName ?? '' },
      }
    }
    case 'record':
      return loadRecordData(shop, requirement)
    case 'section':
      // Pages are read with the blocks of their sections.
      return null
    case 'pictures':
      return { kind: requirement.kind, pictures: await loadPictures(shop, requirement.images) }
    default:
      return requirement satisfies never
  }
}

async function loadProductData(shop: Shop, productId: string): Promise<BlockData | null> {
  if (productId === '') return null
  const [product] = await loadProductCards(shop, { ids: productId })
  return product === undefined ? null : { kind: 'product', product }
}

async function loadRecordData(shop: Shop, { recordId, fields }: RecordRequirement): Promise<BlockData | null> {
  const seo = await loadSeo(shop, recordId, fields)
  return seo && { kind: 'record', record: { objectName: seo.objectName ?? '', fields: seo.fields } }
}

async function loadCategoryData({ client }: Shop, categoryId: string): Promise<BlockData | null> {
  if (categoryId === '') return null
  const { id, urlName, fields, tileImage } = await client.getCategory(categoryId)
  const category = {
    id,
    name: fields['Name'] ?? '',
    description: fields['Description'] ?? '',
    link: links.category({ id, urlName }),
    image: tileImage?.url ?? '',
  }
  return { kind: 'category', category }
}

async function loadSearchData(
  shop: Shop,
  { term, limit }: { readonly term: string; readonly limit: number },
): Promise<BlockData | null> {
  if (term.trim() === '') return null
  const { productsPage } = await shop.client.searchProducts({
    searchTerm: term,
    pageSize: limit,
    fields: [...CARD_FIELDS],
    includePrices: true,
    includeQuantityRule: true,
  })
  const stock = await loadStock(
    shop,
    productsPage.products.map((product) => product.id),
  )
  return {
    kind: 'search',
    total: productsPage.total,
    products: productsPage.products.map((product) => toCardFromSearchHit(product, productsPage.currencyIsoCode, stock)),
  }
}
