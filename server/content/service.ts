import type { Json } from '@hydrant/contract/shared/schema.ts'
import type { Executor } from '@hydrant/database/connection/database.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { done, type Outcome, refused } from '@hydrant/kernel/outcome/outcome.ts'
import * as store from './store.ts'
import type { PublishedPage } from './store.ts'

export { saveContents } from './delivery/service.ts'
export type { PublishedPage } from './store.ts'

const unknownPage = { code: 'ITEM_NOT_FOUND', message: 'There is no published page at this path.', status: 404 } as const

/** The published page at a path such as `/`. */
export async function getPublishedPage(executor: Executor, path: string): Promise<Outcome<PublishedPage>> {
  const found = await store.findPublishedPage(executor, path)
  return found === null ? refused(unknownPage) : done(found)
}

/** A published page by its id, or null. */
export function findPublishedPageById(executor: Executor, id: string): Promise<PublishedPage | null> {
  return store.findPublishedPageById(executor, id)
}

/** Stores a page and publishes it as its first version. */
export async function publishNewPage(executor: Executor, page: { path: string; title: string; description: string; document: Json }): Promise<void> {
  await store.insertPublishedPage(executor, { ...page, id: newId('0Pg'), versionId: newId('0Pv') })
}
