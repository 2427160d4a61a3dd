import { MEDIA_BASE, SITE_FILES_PREFIX } from '@hydrant/contract/shared/paths.ts'
import type { CallResponse, CallOptions } from './call.ts'
import type { createContentReader } from './content-reader.ts'
import { isAbortedError } from './errors.ts'
import { isBlank } from './stored-text.ts'

/** An image as a page refers to it; `url` is where it was when the page was saved. */
export interface ImageRef {
  readonly contentKey: string
  readonly url?: string | undefined
}

/** An image as a page shows it. */
export interface ImageContent {
  readonly url: string
  readonly altText: string
  /**
   * The point that stays visible when the image is cropped, as fractions of width and height; left out when it is the
   * center.
   */
  readonly focalPoint?: { readonly x: number; readonly y: number }
}

/** Options of reading images. */
export interface ImageReadOptions extends CallOptions {
  readonly content: Pick<ReturnType<typeof createContentReader>, 'list'>
  readonly siteId: string
  readonly warn: (message: string) => void
}

/** The maximum number of contents with bodies that one call can read. */
const MAX_CONTENTS_PER_CALL = 25

const CENTER = 0.5

type Content = CallResponse<'listSiteContents'>['contents'][number]

/**
 * Reads the images of a page by their content keys. An image that cannot be read gets its earlier URL, with a warning.
 */
export async function loadImagesWithFallbacks(
  images: readonly ImageRef[],
  { content, siteId, warn, ...options }: ImageReadOptions,
): Promise<ReadonlyMap<string, ImageContent>> {
  const keys = [...new Set(images.map(({ contentKey }) => contentKey))]
  const batches = Array.from({ length: Math.ceil(keys.length / MAX_CONTENTS_PER_CALL) }, (_, index) =>
    keys.slice(index * MAX_CONTENTS_PER_CALL, (index + 1) * MAX_CONTENTS_PER_CALL),
  )
  const responses = await Promise.allSettled(
    batches.map((contentKeys) =>
      content.list(
        { channelOrSiteId: siteId, contentKeys, pageSize: MAX_CONTENTS_PER_CALL, includeContentBody: true },
        options,
      ),
    ),
  )
  const abortedResponse = responses.find(
    (response) => response.status === 'rejected' && isAbortedError(response.reason),
  )
  if (abortedResponse?.status === 'rejected') throw abortedResponse.reason
  const imagesByKey = new Map(
    responses.flatMap((response) =>
      response.status === 'fulfilled' ? response.value.contents.flatMap(toImageEntries) : [],
    ),
  )
  for (const { contentKey, url } of images) {
    if (imagesByKey.has(contentKey)) continue
    warn(`ImageDataProvider failed to fetch image with contentKey: ${contentKey} and SiteId: ${siteId}`)
    imagesByKey.set(contentKey, { url: toFallbackUrl(contentKey, url), altText: '' })
  }
  return imagesByKey
}

function toImageEntries({ contentKey, contentBody }: Content): [string, ImageContent][] {
  const media = contentBody?.['sfdc_cms:media']
  const url = typeof media === 'object' && media !== null && 'url' in media ? media.url : null
  const altText = contentBody?.['altText']
  return typeof url === 'string' && url !== ''
    ? [
        [
          contentKey,
          {
            url,
            altText: typeof altText === 'string' ? altText : '',
            ...toFocalPointProperty(contentBody?.['focalPoint']),
          },
        ],
      ]
    : []
}

function toFocalPointProperty(point: unknown): Pick<ImageContent, 'focalPoint'> {
  if (typeof point !== 'object' || point === null || !('x' in point && 'y' in point)) return {}
  const { x, y } = point
  return typeof x === 'number' && typeof y === 'number' && (x !== CENTER || y !== CENTER)
    ? { focalPoint: { x, y } }
    : {}
}

function toFallbackUrl(contentKey: string, url: string | undefined): string {
  if (url === undefined || isBlank(url)) return `${MEDIA_BASE}/${encodeURIComponent(contentKey)}`
  return url.startsWith(`${SITE_FILES_PREFIX}/`) ? url.slice(SITE_FILES_PREFIX.length) : url
}
