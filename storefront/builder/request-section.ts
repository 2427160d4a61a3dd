import { isRecord } from '@hydrant/kernel/json/is-record.ts'
import type { StoredBlock } from '@hydrant/page-builder/render/document.ts'
import * as messages from '@hydrant/messages/compiled/storefront/builder-editor.js'
import { builderLinks } from './builder-links.ts'

/**
 * Requests from the server, which is mounted under `basePath`, a new saved section with a block, and returns its id.
 * Rejects with a message for the user.
 */
export async function requestSection(basePath: string, title: string, block: StoredBlock): Promise<string> {
  const form = new FormData()
  form.set('kind', 'section')
  form.set('title', title)
  form.set('document', JSON.stringify({ root: {}, content: [block] }))
  const result = await postForm(basePath + builderLinks.copy(), form)
  if (isRecord(result) && typeof result['sectionId'] === 'string') return result['sectionId']
  throw new Error(
    isRecord(result) && typeof result['message'] === 'string' ? result['message'] : messages.sectionNotSaved(),
  )
}

async function postForm(url: string, body: FormData): Promise<unknown> {
  try {
    const response = await fetch(url, { method: 'POST', body })
    return await response.json()
  } catch {
    throw new Error(messages.shopUnreachable())
  }
}
