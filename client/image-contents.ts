import { MEDIA_BASE, SITE_FILES_PREFIX } from '@hydrant/contract/shared/paths.ts'
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
  /** What stays visible where it is cropped, in shares of its width and height; left out when that is its middle. */
  readonly focalPoint?: { readonly x: number; readonly y: number }
}

/** What reading images needs. */
export interface ImageReading extends CallOptions {
  readonly content: Pick<ReturnType<typeof createContentReader>, 'list'>
  readonly siteId: string
  readonly warn: (message: string) => void
}

/** Contents that one call may ask for together with their bodies. */
const PER_CALL = 25

const MIDDLE = 0.5

type Content = CallAnswer<'listSiteContents'>['contents'][number]

/**
 * Reads the images of a page by their content keys. One that cannot be read is shown from where it was when the page
 * was made, and warned of.
 */
export async function readImages(
  images: readonly ImageRef[],
  { content, siteId, warn, ...options }: ImageReading,
): Promise<ReadonlyMap<string, ImageContent>> {
  const keys = [...new Set(images.map(({ contentKey }) => contentKey))]
  const batches = Array.from({ length: Math.ceil(keys.length / PER_CALL) }, (_, index) =>
    keys.slice(index * PER_CALL, (index + 1) * PER_CALL),
  )
  const answers = await Promise.allSettled(
    batches.map((contentKeys) =>
      content.list({ channelOrSiteId: siteId, contentKeys, pageSize: PER_CALL, includeContentBody: true }, options),
    ),
  )
  const givenUp = answers.find((answer) => answer.status === 'rejected' && isAbortedError(answer.reason))
  if (givenUp?.status === 'rejected') throw givenUp.reason
  const found = new Map(
    answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value.contents.flatMap(imageOf) : [])),
  )
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
  return typeof url === 'string' && url !== ''
    ? [
        [
          contentKey,
          { url, altText: typeof altText === 'string' ? altText : '', ...focusOf(contentBody?.['focalPoint']) },
        ],
      ]
    : []
}

function focusOf(point: unknown): Pick<ImageContent, 'focalPoint'> {
  if (typeof point !== 'object' || point === null || !('x' in point && 'y' in point)) return {}
  const { x, y } = point
  return typeof x === 'number' && typeof y === 'number' && (x !== MIDDLE || y !== MIDDLE)
    ? { focalPoint: { x, y } }
    : {}
}

function fallbackUrl(contentKey: string, url: string | undefined): string {
  if (url === undefined || isBlank(url)) return `${MEDIA_BASE}/${encodeURIComponent(contentKey)}`
  return url.startsWith(`${SITE_FILES_PREFIX}/`) ? url.slice(SITE_FILES_PREFIX.length) : url
}
