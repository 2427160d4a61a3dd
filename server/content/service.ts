import type { Json } from '@hydrant/contract/shared/schema.ts'
import type { Database, ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { toLowerCasePath } from '@hydrant/page-model/site/page-path.ts'
import { deleteRedirect } from './builder/page-path-store.ts'
import { publishDueVersions } from './builder/publishing.ts'
import { completePage } from './complete-page.ts'
import { contentErrors } from './errors.ts'
import type { Webstore } from '../webstore/service.ts'
import * as store from './store.ts'
import { listShownLanguages, translateHead } from './translations/show-in-language.ts'
import { loadShownTranslations } from './translations/shown-translations.ts'
import type { PageState } from './store.ts'
import * as versions from './version-store.ts'

export { saveSettingsAtRevision } from './settings/service.ts'
export { insertPageTranslations, insertSiteTranslations } from './translations/import-translations.ts'
export { insertContents } from './delivery/store.ts'
export { findOncePublishedVersion } from './store.ts'
export type { PageState } from './store.ts'

/** The content of a page as programs write it; `document` is its tree of blocks. */
export interface PageContent {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly document: Json
}

/**
 * Returns the published page that has or had a path, such as `/`, with the blocks of its saved sections, in the first of
 * some languages that each text has a translation into. With `at`, a time in the future, returns what will be published
 * then.
 */
export async function loadPublishedPage(
  db: ReadOnlyDb,
  path: string,
  { at = null, languages }: { readonly at?: Date | null; readonly languages: readonly string[] },
): Promise<Result<PageState>> {
  const page = await store.findPublishedPage(db, path, at)
  return page === null
    ? err(contentErrors.unknownPage)
    : ok(await completePage(db, page, { state: at ?? 'live', languages }))
}

/** Returns the published page with an id with its title and description in the language of the request; null for none. */
export async function loadPublishedPageHead(
  db: ReadOnlyDb,
  webstore: Pick<Webstore, 'settings'>,
  id: string,
): Promise<Pick<PageState, 'path' | 'title' | 'description'> | null> {
  const page = await store.findPublishedPageById(db, id)
  if (page === null) return null
  const translations = await loadShownTranslations(db, new Map([[page.id, page]]), listShownLanguages(webstore))
  return translateHead(page, translations.get(page.id))
}

/**
 * Returns the draft of the page at a path, or its latest version if it has no draft, with the drafts of its sections, in
 * the first of some languages that each text has a translation into.
 */
export async function loadDraftAtPath(
  db: ReadOnlyDb,
  path: string,
  languages: readonly string[],
): Promise<Result<PageState>> {
  const page = await store.findDraftOrLatestPage(db, path)
  return page === null
    ? err(contentErrors.unknownDraft)
    : ok(await completePage(db, page, { state: 'draft', languages }))
}

/**
 * Stores content from a program as the next version of a page, and creates the page if there is none at the path. The
 * published version and a site builder's draft stay unchanged. Returns the version number.
 */
export async function saveNextVersion(
  tx: Transaction,
  { path, ...content }: PageContent,
  authorId: string | null = null,
): Promise<number> {
  await versions.lockPagePaths(tx)
  const pageId =
    (await versions.lockPageAtPath(tx, path)) ?? (await createPageReplacingRedirect(tx, toLowerCasePath(path)))
  const version = await versions.insertVersion(tx, { id: newId('0Pv'), pageId, authorId, content })
  await versions.incrementRevision(tx, pageId, authorId)
  return version
}

/** Publishes a version of the page at a path, and cancels its schedule; returns an error if there is none. */
export async function publishVersion(
  tx: Transaction,
  { path, version }: { readonly path: string; readonly version: number },
): Promise<Result<null>> {
  const pageId = await versions.lockPageAtPath(tx, path)
  const isPublished = pageId !== null && (await versions.setPublishedVersion(tx, pageId, version))
  return isPublished ? ok(null) : err(contentErrors.unknownVersion)
}

/** Stores content as the next version of a page, and publishes it; creates the page if there is none at the path. */
export async function saveAndPublishPage(tx: Transaction, content: PageContent): Promise<void> {
  const version = await saveNextVersion(tx, content)
  await publishVersion(tx, { path: content.path, version })
}

/** Publishes the scheduled pages that are due. */
export async function publishDuePages(database: Database, now: Date): Promise<void> {
  // Usually no page is due, and a plain read finds that out without a transaction.
  const isDue = await database.query((db) => versions.isAnyPageDue(db, now))
  if (isDue) await database.transaction((tx) => publishDueVersions(tx, now))
}

/** Creates an empty page at a path, deletes the redirect that was there, and returns the id of the page. */
async function createPageReplacingRedirect(tx: Transaction, path: string): Promise<string> {
  const id = newId('0Pg')
  await versions.insertPage(tx, { id, path })
  await deleteRedirect(tx, path)
  return id
}
