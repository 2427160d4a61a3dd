import type { LibraryMedia } from '@hydrant/contract/admin/media.ts'
import { partNumberKey } from '@hydrant/kernel/identity/part-number-key.ts'
import { partNumbersIn } from '@hydrant/page-builder/checks/check-part-numbers.ts'
import type { PictureFacts } from '@hydrant/page-builder/checks/page-facts.ts'
import type { PageDocument } from '@hydrant/page-builder/render/document.ts'
import type { ShopContext } from '../shop-context.ts'
import { contentKeysIn, type GatheredFacts, type PartNumberFacts } from './page-facts.ts'

type Shop = Pick<ShopContext, 'builder'>

/** How many answers are read at most: of pages 200 each, of media and part numbers 100 each. */
const MOST_ANSWERS = 25
const MEDIA_AT_ONCE = 100
/** How many part numbers the catalogue is asked for at once. */
export const PART_NUMBERS_AT_ONCE = 100

/** Gathers what the checks of a page have to know. */
export async function loadFacts(shop: Shop, document: PageDocument): Promise<GatheredFacts> {
  const [paths, pictures, partNumbers] = await Promise.all([
    loadPaths(shop),
    loadPictureFacts(shop, contentKeysIn(document)),
    loadPartNumberFacts(shop, partNumbersIn(document)),
  ])
  return { paths, pictures, partNumbers }
}

/** Asks the catalogue for part numbers; of more than it tells of, the first ones. */
export async function loadPartNumberFacts({ builder }: Shop, partNumbers: readonly string[]): Promise<PartNumberFacts> {
  const facts: PartNumberFacts[number][] = []
  for (
    let from = 0;
    from < partNumbers.length && from < MOST_ANSWERS * PART_NUMBERS_AT_ONCE;
    from += PART_NUMBERS_AT_ONCE
  ) {
    const asked = partNumbers.slice(from, from + PART_NUMBERS_AT_ONCE)
    const { products } = await builder.products.list({ skus: asked.join(',') })
    const known = new Set(products.map(({ stockKeepingUnit }) => stockKeepingUnit))
    // Written in another way, a part number means the same to the shop.
    const keys = new Set(products.map(({ stockKeepingUnit }) => partNumberKey(stockKeepingUnit ?? '')))
    keys.delete('')
    facts.push(...asked.map((one) => [one, known.has(one) || keys.has(partNumberKey(one))] as const))
  }
  return facts
}

/** The paths of all stored pages; null when there are too many to be gathered. */
export async function loadPaths({ builder }: Shop): Promise<readonly string[] | null> {
  const paths: string[] = []
  let pageToken: string | undefined
  for (let count = 0; count < MOST_ANSWERS; count += 1) {
    const { pages, nextPageToken } = await builder.pages.list({
      pageSize: 200,
      ...(pageToken !== undefined && { pageToken }),
    })
    paths.push(...pages.map(({ path }) => path))
    if (nextPageToken === null) return paths
    pageToken = nextPageToken
  }
  return null
}

async function loadPictureFacts(
  { builder }: Shop,
  keys: ReadonlySet<string>,
): Promise<Readonly<Record<string, PictureFacts | null>>> {
  const facts: Record<string, PictureFacts | null> = {}
  const wanted = [...keys]
  for (let from = 0; from < wanted.length && from < MOST_ANSWERS * MEDIA_AT_ONCE; from += MEDIA_AT_ONCE) {
    const asked = wanted.slice(from, from + MEDIA_AT_ONCE)
    const { media } = await builder.media.list({ contentKeys: asked.join(','), pageSize: MEDIA_AT_ONCE })
    for (const key of asked) facts[key] = null
    for (const one of media) facts[one.contentKey] = toPictureFacts(one)
  }
  return facts
}

function toPictureFacts({ byteSize, width, height }: LibraryMedia): PictureFacts {
  return { byteSize, width, height }
}
