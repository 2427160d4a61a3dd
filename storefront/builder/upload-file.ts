import type { LibraryMedia } from '@hydrant/contract/admin/media.ts'
import { createBuilderClient } from '@hydrant/client/builder/create-builder-client.ts'
import { createRequester } from '@hydrant/client/request.ts'
import type { MediaResult } from '@hydrant/page-builder/editor/services.ts'
import * as messages from '@hydrant/messages/compiled/storefront/builder-media.js'

/** The options of an upload. */
export interface UploadOptions {
  /** Where the shop is mounted. */
  readonly basePath: string
  /** The alternative text; empty when the user adds it later. */
  readonly alternateText: string
  /** Called with the uploaded fraction, from 0 to 1. */
  readonly onProgress?: (fraction: number) => void
}

/**
 * Uploads a file to the library with its alternative text; rejects with a message for the user. The file is
 * sent with XMLHttpRequest, because only that reports upload progress in browsers.
 */
export async function uploadFile(
  file: File,
  { basePath, alternateText, onProgress }: UploadOptions,
): Promise<MediaResult> {
  const scope = { baseUrl: basePath, webstoreId: '' }
  const builder = createBuilderClient(createRequester(scope), scope)
  const media = await postFile(builder.buildUploadUrl(file.name), file, onProgress)
  if (alternateText === '' || media.alternateText !== '') return media
  return builder.updateMedia(media.contentKey, { alternateText })
}

function postFile(url: string, file: File, onProgress: UploadOptions['onProgress']): Promise<LibraryMedia> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.responseType = 'json'
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total === 0 ? 0 : loaded / total))
    request.addEventListener('load', () => {
      const response: unknown = request.response
      if (request.status < 300 && isMedia(response)) resolve(response)
      else reject(new Error(findErrorMessage(response) ?? messages.fileRejected()))
    })
    request.addEventListener('error', () => reject(new Error(messages.connectionBroke())))
    request.send(file)
  })
}

function findErrorMessage(response: unknown): string | undefined {
  const reasons: readonly unknown[] = Array.isArray(response) ? response : []
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
