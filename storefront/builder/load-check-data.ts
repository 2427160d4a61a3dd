import type { LibraryMedia } from '@hydrant/contract/admin/media.ts'
import { toPartNumberKey } from '@hydrant/kernel/identity/part-number-key.ts'
import { listPartNumbers } from '@hydrant/page-builder/checks/check-part-numbers.ts'
import type { PictureDetails } from '@hydrant/page-builder/checks/page-lookups.ts'
import type { PageDocument } from '@hydrant/page-builder/render/document.ts'
import { listSectionReferences } from '@hydrant/page-model/sections/saved-sections.ts'
import type { ShopContext } from '../shop-context.ts'
import { loadSections } from './load-section-data.ts'
import { listContentKeys, type PageCheckData, type PartNumberStatuses } from './page-check-data.ts'

type Shop = Pick<ShopContext, 'builder'>

/** The maximum number of requests: pages come 200 at a time, media and part numbers 100. */
const MAX_REQUESTS = 25
const MEDIA_BATCH_SIZE = 100
/** How many part numbers are requested from the catalogue at once. */
export const PART_NUMBER_BATCH_SIZE = 100

/** Loads the data that the checks of a page need. */
export async function loadCheckData(shop: Shop, document: PageDocument): Promise<PageCheckData> {
  const [paths, pictures, partNumbers, sections] = await Promise.all([
    loadPagePaths(shop),
    loadPictureDetails(shop, listContentKeys(document)),
    loadPartNumberStatuses(shop, listPartNumbers(document)),
    loadSectionDetails(shop, document),
  ])
  return { paths, pictures, partNumbers, sections }
}

async function loadSectionDetails(shop: Shop, document: PageDocument): Promise<PageCheckData['sections']> {
  const sections = await loadSections(
    shop,
    listSectionReferences(document).map(({ sectionId }) => sectionId),
  )
  return Object.fromEntries(
    Array.from(sections, ([id, section]) => [
      id,
      section && { title: section.title, isLive: section.liveVersion !== null },
    ]),
  )
}

/** Checks which part numbers exist in the catalogue; beyond the limit, only the first ones. */
export async function loadPartNumberStatuses(
  { builder }: Shop,
  partNumbers: readonly string[],
): Promise<PartNumberStatuses> {
  const results: PartNumberStatuses[number][] = []
  for (
    let from = 0;
    from < partNumbers.length && from < MAX_REQUESTS * PART_NUMBER_BATCH_SIZE;
    from += PART_NUMBER_BATCH_SIZE
  ) {
    const batch = partNumbers.slice(from, from + PART_NUMBER_BATCH_SIZE)
    const { products } = await builder.listBuilderProducts({ skus: batch.join(',') })
    const existing = new Set(products.map(({ stockKeepingUnit }) => stockKeepingUnit))
    // The shop finds a part number also in another spelling.
    const partNumberKeys = new Set(products.map(({ stockKeepingUnit }) => toPartNumberKey(stockKeepingUnit ?? '')))
    partNumberKeys.delete('')
    results.push(
      ...batch.map(
        (partNumber) =>
          [partNumber, existing.has(partNumber) || partNumberKeys.has(toPartNumberKey(partNumber))] as const,
      ),
    )
  }
  return results
}

/** Loads the paths of all stored pages; null when there are too many. */
export async function loadPagePaths({ builder }: Shop): Promise<readonly string[] | null> {
  const paths: string[] = []
  let pageToken: string | undefined
  for (let requestCount = 0; requestCount < MAX_REQUESTS; requestCount += 1) {
    const { pages, nextPageToken } = await builder.listBuilderPages({
      pageSize: 200,
      ...(pageToken !== undefined && { pageToken }),
    })
    paths.push(...pages.map(({ path }) => path))
    if (nextPageToken === null) return paths
    pageToken = nextPageToken
  }
  return null
}

/** Loads the details of library pictures by content key, null for a missing one; beyond the limit only the first. */
async function loadPictureDetails(
  { builder }: Shop,
  contentKeys: ReadonlySet<string>,
): Promise<Readonly<Record<string, PictureDetails | null>>> {
  const results: Record<string, PictureDetails | null> = {}
  const keyList = [...contentKeys]
  for (let from = 0; from < keyList.length && from < MAX_REQUESTS * MEDIA_BATCH_SIZE; from += MEDIA_BATCH_SIZE) {
    const batch = keyList.slice(from, from + MEDIA_BATCH_SIZE)
    const { media } = await builder.listMedia({ contentKeys: batch.join(','), pageSize: MEDIA_BATCH_SIZE })
    for (const key of batch) results[key] = null
    for (const file of media) results[file.contentKey] = toPictureDetails(file)
  }
  return results
}

function toPictureDetails({ byteSize, width, height }: LibraryMedia): PictureDetails {
  return { byteSize, width, height }
}
