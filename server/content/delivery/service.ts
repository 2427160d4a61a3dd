import type { DeliveryDocument } from '@hydrant/contract/shop/content-delivery.ts'
import type { ReadOnlyDb } from '@hydrant/database/connection/database.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { type Shopper, toBuyerGroupIds } from '../../accounts/service.ts'
import { toDeliveryDocument, type DocumentOptions, type References } from './document-body.ts'
import { deliveryErrors } from './errors.ts'
import { findReferencedKeys } from './referenced-keys.ts'
import { type Content, type ContentQuery, type ContentReader, DEFAULT_LANGUAGE, findContents } from './store.ts'

/** How contents are returned. */
export interface DeliveryView {
  /** Such as `en_US` or `en-US`; undefined: the site's default. */
  readonly language: string | undefined
  readonly referenceDepth: number
  readonly expandReferences: boolean
  readonly referencesAsList: boolean
  readonly includeBody: boolean
  /** Scheme, host and base path for URLs; '' for URLs relative to the site. */
  readonly urlPrefix: string
}

/** A page of contents, and whether there are more. */
export interface DeliveryPage {
  readonly documents: readonly DeliveryDocument[]
  readonly hasMore: boolean
}

/** Returns an error unless the site or channel with this id is the store's. */
export function validateDeliveryTarget(
  { webstore }: Shopper,
  target: { readonly kind: 'site' | 'channel'; readonly id: string },
): Result<null> {
  const [prefix, expectedId] = target.kind === 'site' ? ['0DM', webstore.siteId] : ['0ap', webstore.channelId]
  if (!target.id.startsWith(prefix)) return err(deliveryErrors.wrongPrefix)
  return normalizeId(target.id, prefix) === expectedId ? ok(null) : err(deliveryErrors.unknownSiteOrChannel)
}

/** Loads a content by its key or id. */
export async function loadContent(
  db: ReadOnlyDb,
  shopper: Shopper,
  input: { readonly keyOrId: string; readonly view: DeliveryView },
): Promise<Result<DeliveryDocument>> {
  const { keyOrId, view } = input
  const id = normalizeId(keyOrId)
  const reader = toContentReader(shopper, view)
  const [byKey] = await findContents(db, reader, { ...ANY_CONTENT, keys: [keyOrId], limit: 1 })
  const [publishedContent] =
    byKey !== undefined || id === null
      ? [byKey]
      : await findContents(db, reader, { ...ANY_CONTENT, ids: [id], limit: 1 })
  if (publishedContent === undefined) return err(deliveryErrors.unknownContent)
  return ok(
    toDeliveryDocument(
      publishedContent,
      await loadDocumentOptions(db, shopper, { contents: [publishedContent], view }),
    ),
  )
}

/** Lists a page of contents, newest first. */
export async function listContents(
  db: ReadOnlyDb,
  shopper: Shopper,
  input: { readonly query: ContentQuery; readonly view: DeliveryView },
): Promise<DeliveryPage> {
  const { query, view } = input
  const publishedContents = await findContents(db, toContentReader(shopper, view), {
    ...query,
    ids: query.ids?.map((id) => normalizeId(id) ?? id) ?? null,
    limit: query.limit + 1,
  })
  const contents = publishedContents.slice(0, query.limit)
  const options = await loadDocumentOptions(db, shopper, { contents, view })
  return {
    documents: contents.map((content) => toDeliveryDocument(content, options)),
    hasMore: publishedContents.length > query.limit,
  }
}

/** Returns the channel that contents are delivered through, as responses contain it. */
export function toChannelInfo({ webstore }: Shopper): DocumentOptions['channel'] {
  return { channelId: webstore.channelId, channelName: webstore.name, channelType: 'ConnectedCommunity' }
}

const ANY_CONTENT: ContentQuery = {
  keys: null,
  ids: null,
  typeName: null,
  publishedFrom: null,
  publishedTo: null,
  offset: 0,
  limit: 1,
}

function toContentReader(shopper: Shopper, { language }: DeliveryView): ContentReader {
  return { buyerGroupIds: toBuyerGroupIds(shopper), language: (language ?? DEFAULT_LANGUAGE).replace('-', '_') }
}

async function loadDocumentOptions(
  db: ReadOnlyDb,
  shopper: Shopper,
  input: { readonly contents: readonly Content[]; readonly view: DeliveryView },
): Promise<DocumentOptions> {
  const { contents, view } = input
  const options = { channel: toChannelInfo(shopper), includeBody: view.includeBody, urlPrefix: view.urlPrefix }
  return view.referenceDepth === 0
    ? options
    : { ...options, references: await findReferences(db, toContentReader(shopper, view), { contents, view }) }
}

/**
 * Finds the contents that contents reference, directly or through others, down to the requested depth; runs one query
 * for each level.
 */
async function findReferences(
  db: ReadOnlyDb,
  reader: ContentReader,
  input: { readonly contents: readonly Content[]; readonly view: DeliveryView },
): Promise<References> {
  const { contents, view } = input
  const byKey = new Map<string, Content>()
  let level = contents
  for (let depth = 0; depth < view.referenceDepth && level.length > 0; depth += 1) {
    const keys = [...new Set(level.flatMap(findKeysReferencedBy))].filter((key) => !byKey.has(key))
    level = keys.length === 0 ? [] : await findContents(db, reader, { ...ANY_CONTENT, keys, limit: keys.length })
    for (const content of level) byKey.set(content.contentKey, content)
  }
  const keysFrom = (content: Content) => findReachableKeys(content, byKey, view.referenceDepth)
  return { byKey, asList: view.referencesAsList, expanded: view.expandReferences, keysFrom }
}

function findReachableKeys(content: Content, byKey: ReadonlyMap<string, Content>, depth: number): string[] {
  const reachedKeys = new Set<string>()
  let level = [content]
  for (let step = 0; step < depth; step += 1) {
    const keys = level.flatMap(findKeysReferencedBy).filter((key) => byKey.has(key) && !reachedKeys.has(key))
    for (const key of keys) reachedKeys.add(key)
    level = keys.flatMap((key) => byKey.get(key) ?? [])
  }
  return [...reachedKeys]
}

function findKeysReferencedBy({ body }: Content): string[] {
  return body === null ? [] : findReferencedKeys(body)
}
