import { isRecord } from '@hydrant/kernel/json/is-record.ts'
import type { BlockData, SectionModel } from '@hydrant/page-builder/registry/data-requirements.ts'
import type { EditorServices, SearchResult, MediaResult, Search } from '@hydrant/page-builder/editor/services.ts'
import * as messages from '@hydrant/messages/compiled/storefront/builder-editor.js'
import { builderLinks } from './builder-links.ts'
import type { PartNumberStatuses } from './page-check-data.ts'
import { requestSection } from './request-section.ts'
import { uploadFile } from './upload-file.ts'

function createSearch<Result>(
  basePath: string,
  kind: string,
  isResult: (value: unknown) => value is Result,
): Search<Result> {
  return async (query, signal, after) => {
    const url =
      basePath +
      builderLinks.search(kind, query) +
      (after === undefined ? '' : `&${new URLSearchParams({ after }).toString()}`)
    const response = await readJsonOrThrow(await fetch(url, { signal }))
    const results = isRecord(response) && Array.isArray(response['results']) ? response['results'].filter(isResult) : []
    const { total, next } = isRecord(response) ? response : {}
    return {
      results,
      total: typeof total === 'number' ? total : results.length,
      ...((typeof next === 'string' || next === null) && { next }),
    }
  }
}

/** Creates the search for link targets, in the shop that is mounted under `basePath`. */
export function createLinkTargetSearch(basePath: string): Search<SearchResult> {
  return createSearch(basePath, 'pages', isSearchResult)
}

/**
 * Creates the services of the editor, for the shop that is mounted under `basePath`. `onMedia` is called with pictures
 * as they are loaded, `onSections` with saved sections. `canSaveSections` is false where none may be.
 */
export function createEditorServices({
  basePath,
  onMedia,
  onSections,
  canSaveSections,
}: {
  readonly basePath: string
  readonly onMedia: (results: readonly MediaResult[]) => void
  readonly onSections: (sections: readonly SectionModel[]) => void
  readonly canSaveSections: boolean
}): EditorServices {
  const searchMedia = createSearch(basePath, 'media', isMediaResult)
  return {
    loadBlockData: async (document, signal) => {
      const body = new FormData()
      body.set('document', JSON.stringify(document))
      const data = await readJsonOrThrow(
        await fetch(basePath + builderLinks.blockData(), { method: 'POST', body, signal }),
      )
      if (!isBlockData(data)) return {}
      onSections(Object.values(data).flatMap((one) => (one?.kind === 'section' ? [one] : [])))
      return data
    },
    searchProducts: createSearch(basePath, 'products', isSearchResult),
    searchCategories: createSearch(basePath, 'categories', isSearchResult),
    searchLinkTargets: createLinkTargetSearch(basePath),
    searchMedia: async (query, signal, after) => {
      const page = await searchMedia(query, signal, after)
      onMedia(page.results)
      return page
    },
    upload: async (file, alternateText) => {
      const media = await uploadFile(file, { basePath, alternateText })
      onMedia([media])
      return media
    },
    searchSections: createSearch(basePath, 'sections', isSearchResult),
    toSectionPath: (sectionId) => builderLinks.page(sectionId),
    ...(canSaveSections && { saveSection: (title, block) => requestSection(basePath, title, block) }),
  }
}

/** Fetches the accounts whose name matches the query. */
export async function fetchAccounts(
  basePath: string,
  query: string,
  signal: AbortSignal,
): Promise<readonly SearchResult[]> {
  const results = await readJsonOrThrow(await fetch(basePath + builderLinks.search('accounts', query), { signal }))
  return Array.isArray(results) ? results.filter(isSearchResult) : []
}

/** Checks which part numbers exist; beyond the limit of one request, only the first ones. */
export async function fetchPartNumberStatuses(
  basePath: string,
  partNumbers: readonly string[],
  signal: AbortSignal,
): Promise<PartNumberStatuses> {
  const statuses = await readJsonOrThrow(await fetch(basePath + builderLinks.partNumbers(partNumbers), { signal }))
  return Array.isArray(statuses) ? statuses.filter(isPartNumberStatusEntry) : []
}

/** Reads a JSON response; throws an error with a message for the user when it is none, or they are signed out. */
async function readJsonOrThrow(response: Response): Promise<unknown> {
  if (!response.ok)
    throw new Error(
      response.status === 401 || response.redirected ? messages.signedOut() : messages.unexpectedResponse(),
    )
  if (!(response.headers.get('content-type') ?? '').includes('json')) throw new Error(messages.signedOut())
  return response.json()
}

function isPartNumberStatusEntry(value: unknown): value is PartNumberStatuses[number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'boolean'
}

function isSearchResult(value: unknown): value is SearchResult {
  return isRecord(value) && ['value', 'name', 'detail', 'image'].every((name) => typeof value[name] === 'string')
}

function isMediaResult(value: unknown): value is MediaResult {
  return (
    isRecord(value) &&
    ['contentKey', 'title', 'alternateText', 'url'].every((name) => typeof value[name] === 'string') &&
    typeof value['byteSize'] === 'number'
  )
}

function isBlockData(value: unknown): value is Readonly<Record<string, BlockData | null>> {
  return (
    isRecord(value) &&
    Object.values(value).every((data) => data === null || (isRecord(data) && typeof data['kind'] === 'string'))
  )
}
