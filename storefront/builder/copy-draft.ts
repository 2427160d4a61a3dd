import * as messages from '@hydrant/messages/compiled/storefront/builder-editor.js'
import { builderLinks } from './builder-links.ts'
import type { DraftContent } from './draft-content.ts'

interface CopyInput {
  /** Where the shop is mounted. */
  readonly basePath: string
  /** The path of the page that is copied. */
  readonly path: string
  readonly content: DraftContent
}

/**
 * Requests from the server a new page with the content of the editor; returns the id of the new page, or the error
 * message as a string.
 */
export async function requestCopyOfDraft({
  basePath,
  path,
  content,
}: CopyInput): Promise<{ readonly pageId: string } | string> {
  const form = new FormData()
  form.set('path', path)
  form.set('title', content.title)
  form.set('description', content.description)
  form.set('document', JSON.stringify(content.document))
  try {
    const response = await fetch(basePath + builderLinks.copy(), { method: 'POST', body: form })
    const result: unknown = await response.json()
    if (typeof result === 'object' && result !== null && 'pageId' in result && typeof result.pageId === 'string')
      return { pageId: result.pageId }
    return typeof result === 'object' && result !== null && 'message' in result && typeof result.message === 'string'
      ? result.message
      : messages.copyFailed()
  } catch {
    return messages.shopUnreachable()
  }
}
