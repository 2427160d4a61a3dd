import type { BlockData, DataNeed, RecordNeed } from '@hydrant/page-builder/registry/needs.ts'
import { cardOfHit } from '../catalogue/card-model.ts'
import { loadNamed, loadProducts } from '../catalogue/load-products.ts'
import { loadStock } from '../catalogue/load-stock.ts'
import { CARD_FIELDS } from '../catalogue/product-facts.ts'
import { loadFeaturedBrands, loadFeaturedProducts } from '../home/load-featured.ts'
import { links } from '../links.ts'
import { loadSeo } from '../seo/load-seo.ts'
import type { ShopContext } from '../shop-context.ts'
import { loadPictures } from './load-pictures.ts'

type Shop = Pick<ShopContext, 'client' | 'reportError' | 'siteId' | 'communityId'>

/** Fetches what one block needs; null when there is nothing to show. Throws what the client throws. */
export async function loadNeed(shop: Shop, need: DataNeed): Promise<BlockData | null> {
  switch (need.kind) {
    case 'products':
      return { kind: need.kind, products: await loadProducts(shop, need) }
    case 'featured-products':
      return { kind: need.kind, products: await loadFeaturedProducts(shop, need) }
    case 'featured-brands':
      return { kind: need.kind, brands: await loadFeaturedBrands(shop) }
    case 'product':
      return loadProduct(shop, need.productId)
    case 'category':
      return loadCategory(shop, need.categoryId)
    case 'search':
      return loadSearch(shop, need)
    case 'cart': {
      const { totalProductCount, uniqueProductCount, currencyIsoCode } = await shop.client.carts.currentCompactSummary()
      return {
        kind: need.kind,
        cart: { pieces: totalProductCount, lines: uniqueProductCount, currency: currencyIsoCode },
      }
    }
    case 'account': {
      const { guestUser, profile, accountName } = await shop.client.session.context()
      return {
        kind: need.kind,
        account: { isGuest: guestUser, firstName: profile?.firstName ?? '', accountName: accountName ?? '' },
      }
    }
    case 'record':
      return loadRecord(shop, need)
    case 'pictures':
      return { kind: need.kind, pictures: await loadPictures(shop, need.images) }
    default:
      return need satisfies never
  }
}

async function loadProduct(shop: Shop, productId: string): Promise<BlockData | null> {
  if (productId === '') return null
  const [product] = await loadNamed(shop, { ids: productId })
  return product === undefined ? null : { kind: 'product', product }
}

async function loadRecord(shop: Shop, { recordId, fields }: RecordNeed): Promise<BlockData | null> {
  const told = await loadSeo(shop, recordId, fields)
  return told && { kind: 'record', record: { objectName: told.objectName ?? '', fields: told.fields } }
}

async function loadCategory({ client }: Shop, categoryId: string): Promise<BlockData | null> {
  if (categoryId === '') return null
  const { id, urlName, fields, tileImage } = await client.catalogue.category(categoryId)
  const category = {
    id,
    name: fields['Name'] ?? '',
    description: fields['Description'] ?? '',
    link: links.category({ id, urlName }),
    image: tileImage?.url ?? '',
  }
  return { kind: 'category', category }
}

async function loadSearch(
  shop: Shop,
  { term, limit }: { readonly term: string; readonly limit: number },
): Promise<BlockData | null> {
  if (term.trim() === '') return null
  const { productsPage } = await shop.client.search.products({
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
    products: productsPage.products.map((product) => cardOfHit(product, productsPage.currencyIsoCode, stock)),
  }
}
