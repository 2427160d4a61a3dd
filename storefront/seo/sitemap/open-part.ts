import type { SitemapEntries, SitemapEntry, SitemapKind } from '@hydrant/contract/shop/sitemap.ts'
import type { ShopContext } from '../../shop-context.ts'
import { beginXml, endXml, placesXml } from './xml.ts'

/** Which file of the site map is asked for: all pages, or a run of records from one id to another. */
export type SitemapFile =
  | { readonly kind: 'pages' }
  | { readonly kind: SitemapKind; readonly after: string | undefined; readonly through: string | undefined }

type Shop = Pick<ShopContext, 'client' | 'siteId' | 'origin' | 'basePath'>

/** Records that the server is asked for at a time: the most that it gives. */
const AT_ONCE = 5000

/** The most addresses that search engines read in one file. */
const LONGEST = 50_000

/** Reads from an address which file it is; null when there is none of that name. */
export function readSitemapPart(name: string, query: URLSearchParams): SitemapFile | null {
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

/** Opens a file of the site map, which is made while it is sent. Rejects when its beginning cannot be had. */
export async function openSitemapPart(shop: Shop, file: SitemapFile): Promise<ReadableStream<Uint8Array>> {
  const batches = file.kind === 'pages' ? readPages(shop) : readRecords(shop, file)
  const encoder = new TextEncoder()
  const write = (entries: readonly SitemapEntry[]) =>
    encoder.encode(
      placesXml(
        'part',
        entries.map(({ path, lastModified }) => ({
          url: new URL(shop.basePath + path, shop.origin).href,
          lastModified,
        })),
      ),
    )
  const first = await batches.next()
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(beginXml('part')))
      if (!first.done) controller.enqueue(write(first.value))
    },
    async pull(controller) {
      const batch = await batches.next()
      controller.enqueue(batch.done ? encoder.encode(endXml('part')) : write(batch.value))
      if (batch.done) controller.close()
    },
  })
}

async function* readPages({ client, siteId }: Shop): AsyncGenerator<readonly SitemapEntry[], void> {
  yield (await client.seo.sitemapPages(siteId)).entries
}

async function* readRecords(
  { client }: Shop,
  { kind, after, through }: Exclude<SitemapFile, { kind: 'pages' }>,
): AsyncGenerator<readonly SitemapEntry[], void> {
  let next: string | null | undefined = after
  for (let count = 0; count < LONGEST && next !== null; count += AT_ONCE) {
    const page: SitemapEntries = await client.seo.sitemapEntries({ kind, after: next, through, pageSize: AT_ONCE })
    yield page.entries
    next = page.next
  }
}
