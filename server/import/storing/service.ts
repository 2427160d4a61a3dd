import type { Executor } from '@hydrant/database/connection/database.ts'
import {
  attachMedia,
  ensureCategories,
  type NewProduct,
  type SavedProduct,
  saveProducts,
} from '../../catalogue/service.ts'
import { findPriceBooks, findUnpricedProducts, savePrices } from '../../pricing/service.ts'
import type { FilePrice, FileProduct } from '../product-file/file-product.ts'

/**
 * What became of a batch of products: each product's fate in the order given, and how many categories had to be made.
 */
export interface BatchResult {
  readonly statuses: ReadonlyArray<SavedProduct['status']>
  readonly categoriesAdded: number
  /** How many of the products no price book has a price for, those of earlier imports included. */
  readonly withoutPrice: number
}

/** The price books that a file's prices go into, by kind; null: the shop keeps no such prices. */
export type ImportBooks = Readonly<Record<FilePrice['kind'], string | null>>

/** Finds the books that are open to everyone: what is paid, and what is shown as the original price. */
export async function findImportBooks(executor: Executor): Promise<ImportBooks> {
  const open = (await findPriceBooks(executor)).filter((book) => book.isActive && book.isForEveryone)
  const original = open.find((book) => book.isOriginal)?.id ?? null
  return { sales: open.find((book) => !book.isOriginal)?.id ?? original, original }
}

/** Stores products with categories, pictures and prices; each part number comes once. Call it in a transaction. */
export async function saveBatch(
  executor: Executor,
  products: readonly FileProduct[],
  books: ImportBooks,
): Promise<BatchResult> {
  const categories = await ensureCategories(
    executor,
    products.flatMap(({ categoryPath }) => (categoryPath.length === 0 ? [] : [categoryPath])),
  )
  const saved = await saveProducts(
    executor,
    products.map((product) => newProduct(product, categories.idOf(product.categoryPath))),
  )
  const placed = products.flatMap((product, index) => {
    const result = saved[index]
    return result === undefined ? [] : [{ product, ...result }]
  })
  const touched = new Set([
    ...(await savePictures(executor, placed)),
    ...(await saveAllPrices(executor, placed, books)),
  ])
  const unpriced = await findUnpricedProducts(
    executor,
    placed.map(({ id }) => id),
  )
  return {
    statuses: placed.map(({ id, status }) => (status === 'unchanged' && touched.has(id) ? 'changed' : status)),
    categoriesAdded: categories.added,
    withoutPrice: unpriced.length,
  }
}

function newProduct(product: FileProduct, categoryId: string | undefined): NewProduct {
  const { sku, name, productCode, description, family, isActive } = product
  return {
    sku,
    name,
    ...(productCode !== null && { productCode }),
    ...(description !== null && { description }),
    ...(family !== null && { family }),
    ...(isActive !== null && { isActive }),
    ...(categoryId !== undefined && { categoryIds: [categoryId] }),
  }
}

type Placed = ReadonlyArray<{ readonly product: FileProduct; readonly id: string }>

async function savePictures(executor: Executor, placed: Placed): Promise<Iterable<string>> {
  return attachMedia(
    executor,
    placed.flatMap(({ product: { pictures }, id: productId }) => {
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

async function saveAllPrices(executor: Executor, placed: Placed, books: ImportBooks): Promise<string[]> {
  const touched: string[] = []
  for (const kind of ['sales', 'original'] as const) {
    const bookId = books[kind]
    const prices = placed.flatMap(({ product, id: productId }) =>
      product.prices
        .filter((price) => price.kind === kind)
        .map(({ currency, amount }) => ({ productId, currency, unitPrice: amount })),
    )
    if (bookId !== null && prices.length > 0) touched.push(...(await savePrices(executor, bookId, prices)))
  }
  return touched
}
