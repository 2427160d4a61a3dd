import type { LibraryMedia } from '@hydrant/contract/admin/media.ts'
import { createMediaLibrary } from '@hydrant/client/builder/media.ts'
import { createRequester } from '@hydrant/client/request.ts'
import type { FoundMedia } from '@hydrant/page-builder/editor/services.ts'

/** How a file gets into the library. */
export interface Uploading {
  /** Where the shop is mounted. */
  readonly basePath: string
  /** Empty when it is to be written later. */
  readonly alternateText: string
  /** Hears the share that has arrived, from 0 to 1. */
  readonly onProgress?: (share: number) => void
}

/**
 * Puts a file into the library, and says what it shows; fails with what is to be told. Browsers tell only their oldest
 * way of asking how much has arrived.
 */
export async function uploadFile(file: File, { basePath, alternateText, onProgress }: Uploading): Promise<FoundMedia> {
  const scope = { baseUrl: basePath, webstoreId: '' }
  const library = createMediaLibrary(createRequester(scope), scope)
  const media = await post(library.uploadUrl(file.name), file, onProgress)
  if (alternateText === '' || media.alternateText !== '') return media
  return library.describe(media.contentKey, { alternateText })
}

function post(url: string, file: File, onProgress: Uploading['onProgress']): Promise<LibraryMedia> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.responseType = 'json'
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total === 0 ? 0 : loaded / total))
    request.addEventListener('load', () => {
      const answer: unknown = request.response
      if (request.status < 300 && isMedia(answer)) resolve(answer)
      else reject(new Error(reasonOf(answer) ?? 'The shop did not take the file. Try again.'))
    })
    request.addEventListener('error', () => reject(new Error('The connection broke. Try again.')))
    request.send(file)
  })
}

function reasonOf(answer: unknown): string | undefined {
  const reasons: readonly unknown[] = Array.isArray(answer) ? answer : []
  const [first] = reasons
  return typeof first === 'object' &&
    first !== null &&
    'message' in first &&
    typeof first.message === 'string' &&
    first.message !== ''
    ? first.message
    : undefined
}

function isMedia(value: unknown): value is LibraryMedia {
  return (
    typeof value === 'object' &&
    value !== null &&
    'contentKey' in value &&
    typeof value.contentKey === 'string' &&
    'alternateText' in value &&
    typeof value.alternateText === 'string'
  )
}
