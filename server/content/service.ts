import type { Json } from '@hydrant/contract/shared/schema.ts'
import type { Database, Executor } from '@hydrant/database/connection/database.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { canonicalPath } from '@hydrant/kernel/site/page-path.ts'
import { forgetRedirect } from './builder/place-store.ts'
import { publishDue } from './builder/publishing.ts'
import { contentRefusals } from './errors.ts'
import * as store from './store.ts'
import type { PageState, PublishedVersion } from './store.ts'
import * as versions from './version-store.ts'

export { changeSettings } from './settings/service.ts'
export { saveContents } from './delivery/service.ts'
export type { PageState, PublishedVersion } from './store.ts'

/** What a page says, as programs write it; `document` is its tree of blocks. */
export interface PageContent {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly document: Json
}

/**
 * The published page at a path such as `/`, which may be one where it has answered before; at a moment to come, what
 * will be published then.
 */
export async function getPublishedPage(
  executor: Executor,
  path: string,
  at: Date | null = null,
): Promise<Result<PageState>> {
  const found = await store.findPublishedPage(executor, path, at)
  return found === null ? err(contentRefusals.unknownPage) : ok(found)
}

/** The draft of the page at a path, published or not. */
export async function getDraft(executor: Executor, path: string): Promise<Result<PageState>> {
  const found = await store.findDraftPage(executor, path)
  return found === null ? err(contentRefusals.unknownDraft) : ok(found)
}

/** A published page by its id, or null. */
export function findPublishedPageById(executor: Executor, id: string): Promise<PageState | null> {
  return store.findPublishedPageById(executor, id)
}

/** A version that is, or was, published at a path, such as one that a visitor still has open; null for any other. */
export function findPageVersion(
  executor: Executor,
  which: { readonly path: string; readonly version: number },
): Promise<PublishedVersion | null> {
  return store.findPublishedVersion(executor, which)
}

/**
 * Stores what a program says of a page as its next version, of a new page where there is none at the path; visitors go
 * on seeing what is published, and what a site builder is writing meanwhile stays. Answers the version.
 */
export async function saveDraft(
  executor: Executor,
  { path, ...content }: PageContent,
  authorId: string | null = null,
): Promise<number> {
  await versions.lockPlaces(executor)
  const pageId = (await versions.lockPageAt(executor, path)) ?? (await openPlace(executor, canonicalPath(path)))
  const version = await versions.insertVersion(executor, { id: newId('0Pv'), pageId, authorId, content })
  await versions.countChange(executor, pageId, authorId)
  return version
}

/** Shows one version of a page to its visitors from now on. */
export async function publishVersion(
  executor: Executor,
  { path, version }: { readonly path: string; readonly version: number },
): Promise<Result<null>> {
  const pageId = await versions.lockPageAt(executor, path)
  const isPublished = pageId !== null && (await versions.storePublication(executor, pageId, version))
  return isPublished ? ok(null) : err(contentRefusals.unknownVersion)
}

/** Stores what a page says and publishes it at once. */
export async function publishPage(executor: Executor, content: PageContent): Promise<void> {
  const version = await saveDraft(executor, content)
  await publishVersion(executor, { path: content.path, version })
}

/** Publishes pages whose moment has come. */
export async function publishDuePages(database: Database, now: Date): Promise<void> {
  // Nearly always there is nothing to do, and nobody has to wait for a transaction that finds that out.
  const isDue = await database.read((executor) => versions.isAnyPageDue(executor, now))
  if (isDue) await database.transaction((executor) => publishDue(executor, now))
}

async function openPlace(executor: Executor, path: string): Promise<string> {
  const id = newId('0Pg')
  await versions.insertPage(executor, { id, path })
  await forgetRedirect(executor, path)
  return id
}
