import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import {
  replaceMedia,
  ensureCategories,
  type NewProduct,
  type SavedProduct,
  saveProducts,
} from '../../catalogue/service.ts'
import { findPriceBooks, findUnpricedProductIds, savePrices } from '../../pricing/service.ts'
import type { FilePrice, FileProduct } from '../product-file/file-product.ts'

/** The result of saving a batch: the status of each product in the given order, and the number of new categories. */
export interface BatchResult {
  readonly statuses: ReadonlyArray<SavedProduct['status']>
  readonly categoriesAdded: number
  /** How many of the products have no price in any price book, including prices of earlier imports. */
  readonly withoutPrice: number
}

/** The price books for the prices of a file, by kind; null: the shop has none for this kind. */
export type ImportPriceBooks = Readonly<Record<FilePrice['kind'], string | null>>

/**
 * Finds the ids of the price books open to everyone that an import stores sales and original prices in. Without a book
 * for sales prices, these are stored in the one for original prices.
 */
export async function findImportPriceBookIds(db: ReadOnlyDb): Promise<ImportPriceBooks> {
  const openBooks = (await findPriceBooks(db)).filter((book) => book.isActive && book.isForEveryone)
  const original = openBooks.find((book) => book.isOriginal)?.id ?? null
  return { sales: openBooks.find((book) => !book.isOriginal)?.id ?? original, original }
}

/** Saves products with categories, images and prices; part numbers must be unique. */
export async function saveProductBatch(
  tx: Transaction,
  products: readonly FileProduct[],
  priceBooks: ImportPriceBooks,
): Promise<BatchResult> {
  const categories = await ensureCategories(
    tx,
    products.flatMap(({ categoryPath }) => (categoryPath.length === 0 ? [] : [categoryPath])),
  )
  const savedProducts = await saveProducts(
    tx,
    products.map((product) => toNewProduct(product, categories.idOf(product.categoryPath))),
  )
  const stored = products.flatMap((product, index) => {
    const result = savedProducts[index]
    return result === undefined ? [] : [{ product, ...result }]
  })
  const changedIds = new Set([
    ...(await replaceImagesAndListChanged(tx, stored)),
    ...(await savePricesAndListChanged(tx, stored, priceBooks)),
  ])
  const unpricedIds = await findUnpricedProductIds(
    tx,
    stored.map(({ id }) => id),
  )
  return {
    statuses: stored.map(({ id, status }) => (status === 'unchanged' && changedIds.has(id) ? 'changed' : status)),
    categoriesAdded: categories.addedCount,
    withoutPrice: unpricedIds.length,
  }
}

function toNewProduct(product: FileProduct, categoryId: string | undefined): NewProduct {
  const { sku, name, productCode, gtin, description, family, isActive } = product
  return {
    sku,
    name,
    ...(productCode !== null && { productCode }),
    ...(gtin !== null && { gtin }),
    ...(description !== null && { description }),
    ...(family !== null && { family }),
    ...(isActive !== null && { isActive }),
    ...(categoryId !== undefined && { categoryIds: [categoryId] }),
  }
}

type StoredProducts = ReadonlyArray<{ readonly product: FileProduct; readonly id: string }>

async function replaceImagesAndListChanged(tx: Transaction, stored: StoredProducts): Promise<Iterable<string>> {
  return replaceMedia(
    tx,
    stored.flatMap(({ product: { pictures }, id: productId }) => {
      if (pictures.length === 0) return []
      const media = pictures.map(({ url, alternateText }) => ({
        externalUrl: url,
        title: alternateText,
        alternateText,
        mediaType: 'Image' as const,
      }))
      return [
        { productId, usage: 'Listing' as const, media: media.slice(0, 1) },
        { productId, usage: 'Standard' as const, media },
      ]
    }),
  )
}

async function savePricesAndListChanged(
  tx: Transaction,
  stored: StoredProducts,
  priceBooks: ImportPriceBooks,
): Promise<string[]> {
  const changedIds: string[] = []
  for (const kind of ['sales', 'original'] as const) {
    const priceBookId = priceBooks[kind]
    const prices = stored.flatMap(({ product, id: productId }) =>
      product.prices
        .filter((price) => price.kind === kind)
        .map(({ currency, amount }) => ({ productId, currency, unitPrice: amount })),
    )
    if (priceBookId !== null && prices.length > 0) changedIds.push(...(await savePrices(tx, priceBookId, prices)))
  }
  return changedIds
}
