import type { BlockData } from '@hydrant/page-builder/registry/needs.ts'
import type { EditorServices, Found, FoundMedia, Search } from '@hydrant/page-builder/editor/services.ts'
import { builderLinks } from './builder-links.ts'
import type { PartNumberFacts } from './page-facts.ts'
import { uploadFile } from './upload-file.ts'

function searchOf<Result>(
  basePath: string,
  kind: string,
  isResult: (value: unknown) => value is Result,
): Search<Result> {
  return async (query, signal, after) => {
    const address =
      basePath +
      builderLinks.search(kind, query) +
      (after === undefined ? '' : `&${new URLSearchParams({ after }).toString()}`)
    const answer = await readJson(await fetch(address, { signal }))
    const found = isRecord(answer) && Array.isArray(answer['found']) ? answer['found'].filter(isResult) : []
    const { total, next } = isRecord(answer) ? answer : {}
    return {
      found,
      total: typeof total === 'number' ? total : found.length,
      ...((typeof next === 'string' || next === null) && { next }),
    }
  }
}

/** Looks for what a link can lead to, in the shop that is mounted under `basePath`. */
export function createPageSearch(basePath: string): Search<Found> {
  return searchOf(basePath, 'pages', isFound)
}

/**
 * What the editor asks the shop for, which is mounted under `basePath`. `onMedia` hears of pictures as they become
 * known.
 */
export function createEditorServices({
  basePath,
  onMedia,
}: {
  readonly basePath: string
  readonly onMedia: (found: readonly FoundMedia[]) => void
}): EditorServices {
  const searchMedia = searchOf(basePath, 'media', isFoundMedia)
  return {
    loadNeeds: async (document, signal) => {
      const body = new FormData()
      body.set('document', JSON.stringify(document))
      const data = await readJson(await fetch(basePath + builderLinks.blockData(), { method: 'POST', body, signal }))
      return isBlockData(data) ? data : {}
    },
    searchProducts: searchOf(basePath, 'products', isFound),
    searchCategories: searchOf(basePath, 'categories', isFound),
    searchPages: createPageSearch(basePath),
    searchMedia: async (query, signal, after) => {
      const some = await searchMedia(query, signal, after)
      onMedia(some.found)
      return some
    },
    upload: async (file, alternateText) => {
      const media = await uploadFile(file, { basePath, alternateText })
      onMedia([media])
      return media
    },
  }
}

/** Accounts whose names have some words in them. */
export async function findAccounts(basePath: string, query: string, signal: AbortSignal): Promise<readonly Found[]> {
  const found = await readJson(await fetch(basePath + builderLinks.search('accounts', query), { signal }))
  return Array.isArray(found) ? found.filter(isFound) : []
}

/** Which part numbers the shop has products of; of more than it tells of at once, the first ones. */
export async function findPartNumbers(
  basePath: string,
  partNumbers: readonly string[],
  signal: AbortSignal,
): Promise<PartNumberFacts> {
  const told = await readJson(await fetch(basePath + builderLinks.partNumbers(partNumbers), { signal }))
  return Array.isArray(told) ? told.filter(isPartNumberFact) : []
}

async function readJson(answer: Response): Promise<unknown> {
  if (!answer.ok)
    throw new Error(
      answer.status === 401 || answer.redirected
        ? 'You are no longer signed in.'
        : 'The shop did not answer as it should. Try again.',
    )
  if (!(answer.headers.get('content-type') ?? '').includes('json')) throw new Error('You are no longer signed in.')
  return answer.json()
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isPartNumberFact(value: unknown): value is PartNumberFacts[number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'boolean'
}

function isFound(value: unknown): value is Found {
  return isRecord(value) && ['value', 'name', 'detail', 'image'].every((name) => typeof value[name] === 'string')
}

function isFoundMedia(value: unknown): value is FoundMedia {
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
