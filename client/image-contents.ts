import { MEDIA_BASE } from '@hydrant/contract/shared/paths.ts'
import type { CallAnswer, CallOptions } from './call.ts'
import type { createContentReader } from './content-reader.ts'
import { isAbortedError } from './errors.ts'
import { isBlank } from './stored-text.ts'

/** An image as a page names it; `url` is where it was when the page was made. */
export interface ImageRef {
  readonly contentKey: string
  readonly url?: string | undefined
}

/** An image as a page shows it. */
export interface ImageContent {
  readonly url: string
  readonly altText: string
}

/** What reading images needs. */
export interface ImageReading extends CallOptions {
  readonly content: Pick<ReturnType<typeof createContentReader>, 'list'>
  readonly siteId: string
  readonly warn: (message: string) => void
}

/** Contents that one call may ask for together with their bodies. */
const PER_CALL = 25

type Content = CallAnswer<'listSiteContents'>['contents'][number]

/** Reads the images of a page by their content keys. One that cannot be read is shown from where it was when the page was made, and warned of. */
export async function readImages(images: readonly ImageRef[], { content, siteId, warn, signal }: ImageReading): Promise<ReadonlyMap<string, ImageContent>> {
  const keys = [...new Set(images.map(({ contentKey }) => contentKey))]
  const batches = Array.from({ length: Math.ceil(keys.length / PER_CALL) }, (_, index) => keys.slice(index * PER_CALL, (index + 1) * PER_CALL))
  const answers = await Promise.allSettled(
    batches.map((contentKeys) => content.list({ channelOrSiteId: siteId, contentKeys, pageSize: PER_CALL, includeContentBody: true }, { signal })),
  )
  const givenUp = answers.find((answer) => answer.status === 'rejected' && isAbortedError(answer.reason))
  if (givenUp?.status === 'rejected') throw givenUp.reason
  const found = new Map(answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value.contents.flatMap(imageOf) : [])))
  for (const { contentKey, url } of images) {
    if (found.has(contentKey)) continue
    warn(`ImageDataProvider failed to fetch image with contentKey: ${contentKey} and SiteId: ${siteId}`)
    found.set(contentKey, { url: fallbackUrl(contentKey, url), altText: '' })
  }
  return found
}

function imageOf({ contentKey, contentBody }: Content): [string, ImageContent][] {
  const media = contentBody?.['sfdc_cms:media']
  const url = typeof media === 'object' && media !== null && 'url' in media ? media.url : null
  const altText = contentBody?.['altText']
  return typeof url === 'string' && url !== '' ? [[contentKey, { url, altText: typeof altText === 'string' ? altText : '' }]] : []
}

function fallbackUrl(contentKey: string, url: string | undefined): string {
  return url === undefined || isBlank(url) ? `${MEDIA_BASE}/${encodeURIComponent(contentKey)}` : url.replace(/^\/sfsites\/c(?=\/)/, '')
}
