import type { SitemapEntries, SitemapEntry, SitemapKind } from '@hydrant/contract/shop/sitemap.ts'
import type { ShopContext } from '../../shop-context.ts'
import { toOpeningXml, toClosingXml, toEntriesXml } from './xml.ts'

/** A file of the sitemap: all stored pages, or a range of records by id. */
export type SitemapFile =
  | { readonly kind: 'pages' }
  | { readonly kind: SitemapKind; readonly after: string | undefined; readonly through: string | undefined }

type Shop = Pick<ShopContext, 'client' | 'siteId' | 'origin' | 'basePath'>

/** The page size of sitemap entries: the server's maximum. */
const BATCH_SIZE = 5000

/** The maximum number of URLs that search engines read in one file. */
const MAX_URLS_PER_FILE = 50_000

/** Parses the name and query of a sitemap file; null when the name is unknown. */
export function parseSitemapFileUrl(name: string, query: URLSearchParams): SitemapFile | null {
  const range = { after: query.get('after') ?? undefined, through: query.get('through') ?? undefined }
  switch (name) {
    case 'pages.xml':
      return { kind: 'pages' }
    case 'products.xml':
      return { kind: 'products', ...range }
    case 'categories.xml':
      return { kind: 'categories', ...range }
    default:
      return null
  }
}

/** Creates a sitemap file as a stream. Rejects when its first entries cannot be loaded. */
export async function streamSitemapFile(shop: Shop, file: SitemapFile): Promise<ReadableStream<Uint8Array>> {
  const batches = file.kind === 'pages' ? readPageEntries(shop) : readRecordEntries(shop, file)
  const encoder = new TextEncoder()
  const encodeEntries = (entries: readonly SitemapEntry[]) =>
    encoder.encode(
      toEntriesXml(
        'part',
        entries.map(({ path, lastModified }) => ({
          url: new URL(shop.basePath + path, shop.origin).href,
          lastModified,
        })),
      ),
    )
  const firstBatch = await batches.next()
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(toOpeningXml('part')))
      if (!firstBatch.done) controller.enqueue(encodeEntries(firstBatch.value))
    },
    async pull(controller) {
      const batch = await batches.next()
      controller.enqueue(batch.done ? encoder.encode(toClosingXml('part')) : encodeEntries(batch.value))
      if (batch.done) controller.close()
    },
  })
}

async function* readPageEntries({ client, siteId }: Shop): AsyncGenerator<readonly SitemapEntry[], void> {
  yield (await client.listSitemapPages(siteId)).entries
}

async function* readRecordEntries(
  { client }: Shop,
  { kind, after, through }: Exclude<SitemapFile, { kind: 'pages' }>,
): AsyncGenerator<readonly SitemapEntry[], void> {
  let next: string | null | undefined = after
  for (let entryCount = 0; entryCount < MAX_URLS_PER_FILE && next !== null; entryCount += BATCH_SIZE) {
    const page: SitemapEntries = await client.listSitemapEntries({ kind, after: next, through, pageSize: BATCH_SIZE })
    yield page.entries
    next = page.next
  }
}
