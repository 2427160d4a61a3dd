import type { Json } from '@hydrant/contract/shared/schema.ts'
import type { Executor } from '@hydrant/database/connection/database.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { done, type Outcome, refused } from '@hydrant/kernel/outcome/outcome.ts'
import { findPublishedPage, insertPublishedPage, type PublishedPage } from './store.ts'

export type { PublishedPage } from './store.ts'

const unknownPage = { code: 'ITEM_NOT_FOUND', message: 'There is no published page at this path.', status: 404 } as const

/** The published page at a path such as `/`. */
export async function getPublishedPage(executor: Executor, path: string): Promise<Outcome<PublishedPage>> {
  const found = await findPublishedPage(executor, path)
  return found === null ? refused(unknownPage) : done(found)
}

/** Stores a page and publishes it as its first version. */
export async function publishNewPage(executor: Executor, page: { path: string; title: string; description: string; document: Json }): Promise<void> {
  await insertPublishedPage(executor, { ...page, id: newId('0Pg'), versionId: newId('0Pv') })
}
