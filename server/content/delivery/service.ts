import type { DeliveryDocument } from '@hydrant/contract/shop/content-delivery.ts'
import type { Executor } from '@hydrant/database/connection/database.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../../accounts/service.ts'
import { deliveryDocument, type DocumentOptions, type References } from './document-body.ts'
import { deliveryRefusals } from './errors.ts'
import { referencedKeys } from './referenced-keys.ts'
import {
  type Content,
  type ContentQuery,
  type ContentReader,
  DEFAULT_LANGUAGE,
  findContents,
  insertContents,
  type NewContent,
} from './store.ts'

export type { NewContent } from './store.ts'

/** How contents are told. */
export interface DeliveryView {
  /** Such as `en_US` or `en-US`; undefined: the site's own. */
  readonly language: string | undefined
  readonly referenceDepth: number
  readonly expandReferences: boolean
  readonly referencesAsList: boolean
  readonly includeBody: boolean
  /** Scheme, host and base path that addresses begin with; '' for addresses within the site. */
  readonly urlPrefix: string
}

/** A page of contents, and whether more follow. */
export interface DeliveryPage {
  readonly documents: readonly DeliveryDocument[]
  readonly hasMore: boolean
}

/** Whether a site or channel is the store's; refused when the id is of another kind or of no site or channel here. */
export function checkPlace(
  { webstore }: Shopper,
  place: { readonly kind: 'site' | 'channel'; readonly id: string },
): Result<null> {
  const [prefix, own] = place.kind === 'site' ? ['0DM', webstore.siteId] : ['0ap', webstore.channelId]
  if (!place.id.startsWith(prefix)) return err(deliveryRefusals.wrongPrefix)
  return normalizeId(place.id, prefix) === own ? ok(null) : err(deliveryRefusals.unknownPlace)
}

/** One content by its key or id. */
export async function readContent(
  executor: Executor,
  shopper: Shopper,
  wanted: { readonly keyOrId: string; readonly view: DeliveryView },
): Promise<Result<DeliveryDocument>> {
  const { keyOrId, view } = wanted
  const id = normalizeId(keyOrId)
  const reader = readerOf(shopper, view)
  const [byKey] = await findContents(executor, reader, { ...everything, keys: [keyOrId], limit: 1 })
  const [found] =
    byKey !== undefined || id === null
      ? [byKey]
      : await findContents(executor, reader, { ...everything, ids: [id], limit: 1 })
  if (found === undefined) return err(deliveryRefusals.unknownContent)
  return ok(deliveryDocument(found, await optionsFor(executor, shopper, { contents: [found], view })))
}

/** A page of contents, the newest first. */
export async function listContents(
  executor: Executor,
  shopper: Shopper,
  wanted: { readonly query: ContentQuery; readonly view: DeliveryView },
): Promise<DeliveryPage> {
  const { query, view } = wanted
  const found = await findContents(executor, readerOf(shopper, view), {
    ...query,
    ids: query.ids?.map((id) => normalizeId(id) ?? id) ?? null,
    limit: query.limit + 1,
  })
  const contents = found.slice(0, query.limit)
  const options = await optionsFor(executor, shopper, { contents, view })
  return {
    documents: contents.map((content) => deliveryDocument(content, options)),
    hasMore: found.length > query.limit,
  }
}

/** The channel that contents are delivered through, as answers name it. */
export function channelOf({ webstore }: Shopper): DocumentOptions['channel'] {
  return { channelId: webstore.channelId, channelName: webstore.name, channelType: 'ConnectedCommunity' }
}

/** Stores pieces of content. */
export async function saveContents(executor: Executor, contents: readonly NewContent[]): Promise<void> {
  await insertContents(executor, contents)
}

const everything: ContentQuery = {
  keys: null,
  ids: null,
  typeName: null,
  publishedFrom: null,
  publishedTo: null,
  offset: 0,
  limit: 1,
}

function readerOf({ buyerGroups }: Shopper, { language }: DeliveryView): ContentReader {
  return { buyerGroupIds: buyerGroups.map(({ id }) => id), language: (language ?? DEFAULT_LANGUAGE).replace('-', '_') }
}

async function optionsFor(
  executor: Executor,
  shopper: Shopper,
  told: { readonly contents: readonly Content[]; readonly view: DeliveryView },
): Promise<DocumentOptions> {
  const { contents, view } = told
  const options = { channel: channelOf(shopper), includeBody: view.includeBody, urlPrefix: view.urlPrefix }
  return view.referenceDepth === 0
    ? options
    : { ...options, references: await findReferences(executor, readerOf(shopper, view), { contents, view }) }
}

/** Follows references level by level, with one query for each level. */
async function findReferences(
  executor: Executor,
  reader: ContentReader,
  told: { readonly contents: readonly Content[]; readonly view: DeliveryView },
): Promise<References> {
  const { contents, view } = told
  const byKey = new Map<string, Content>()
  let level = contents
  for (let depth = 0; depth < view.referenceDepth && level.length > 0; depth += 1) {
    const keys = [...new Set(level.flatMap(namedBy))].filter((key) => !byKey.has(key))
    level = keys.length === 0 ? [] : await findContents(executor, reader, { ...everything, keys, limit: keys.length })
    for (const content of level) byKey.set(content.contentKey, content)
  }
  const keysFrom = (content: Content) => keysWithin(content, byKey, view.referenceDepth)
  return { byKey, asList: view.referencesAsList, expanded: view.expandReferences, keysFrom }
}

function keysWithin(content: Content, byKey: ReadonlyMap<string, Content>, depth: number): string[] {
  const reached = new Set<string>()
  let level = [content]
  for (let step = 0; step < depth; step += 1) {
    const keys = level.flatMap(namedBy).filter((key) => byKey.has(key) && !reached.has(key))
    for (const key of keys) reached.add(key)
    level = keys.flatMap((key) => byKey.get(key) ?? [])
  }
  return [...reached]
}

function namedBy({ body }: Content): string[] {
  return body === null ? [] : referencedKeys(body)
}
