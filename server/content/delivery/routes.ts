import {
  type DeliveryDocument,
  getChannelContent,
  getSiteContent,
  listChannelContents,
  listSiteContents,
} from '@hydrant/contract/shop/content-delivery.ts'
import { parseUniqueCsvValues } from '@hydrant/contract/shared/csv.ts'
import type { QueryOf } from '@hydrant/contract/shared/endpoint.ts'
import { CONTENT_BODIES, CONTENT_IDS, CONTENT_KEYS } from '@hydrant/contract/shared/limits.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { parseInstant } from '@hydrant/kernel/time/timestamp.ts'
import type { FastifyRequest } from 'fastify'
import type { Shopper } from '../../accounts/service.ts'
import { createResponse, createResultResponse, createErrorResponse } from '../../http/respond.ts'
import { registerEndpoint, type Server } from '../../http/serve.ts'
import { deliveryErrors } from './errors.ts'
import { toChannelInfo, validateDeliveryTarget, type DeliveryView, listContents, loadContent } from './service.ts'
import type { ContentQuery } from './store.ts'

/** Registers the routes that deliver contents by site and by channel. */
export function registerContentDeliveryRoutes(server: Server): void {
  registerEndpoint(server, getSiteContent, ({ shopper, params, query, request }) =>
    respondWithDocument(
      server,
      { shopper, request, query },
      { kind: 'site', id: params.siteId, keyOrId: params.contentKeyOrId },
    ),
  )
  registerEndpoint(server, getChannelContent, ({ shopper, params, query, request }) =>
    respondWithDocument(
      server,
      { shopper, request, query },
      { kind: 'channel', id: params.channelId, keyOrId: params.contentKeyOrId },
    ),
  )
  registerEndpoint(server, listSiteContents, ({ shopper, params, query, request }) =>
    respondWithCollection(server, { shopper, request, query }, { kind: 'site', id: params.siteId }),
  )
  registerEndpoint(server, listChannelContents, ({ shopper, params, query, request }) =>
    respondWithCollection(server, { shopper, request, query }, { kind: 'channel', id: params.channelId }),
  )
}

interface DeliveryTarget {
  readonly kind: 'site' | 'channel'
  readonly id: string
}

type DocumentQuery = QueryOf<typeof getSiteContent>
type ListQuery = QueryOf<typeof listSiteContents>

interface DeliveryRequest<Query> {
  readonly shopper: Shopper
  readonly request: FastifyRequest
  readonly query: Query
}

async function respondWithDocument(
  server: Server,
  input: DeliveryRequest<DocumentQuery>,
  target: DeliveryTarget & { readonly keyOrId: string },
) {
  const checkResult = validateDeliveryTarget(input.shopper, target)
  if (!checkResult.ok) return createErrorResponse(checkResult.error)
  const view = toDeliveryView(server, input, true)
  const result = await server.database.query((db) => loadContent(db, input.shopper, { keyOrId: target.keyOrId, view }))
  return createResultResponse(result, 200, (body) => body)
}

async function respondWithCollection(server: Server, input: DeliveryRequest<ListQuery>, target: DeliveryTarget) {
  const checkResult = validateDeliveryTarget(input.shopper, target)
  if (!checkResult.ok) return createErrorResponse(checkResult.error)
  const queryResult = parseListQuery(input.query)
  if (!queryResult.ok) return createErrorResponse(queryResult.error)
  const view = toDeliveryView(server, input, input.query.includeContentBody)
  const { documents, hasMore } = await server.database.query((db) =>
    listContents(db, input.shopper, { query: queryResult.value, view }),
  )
  const { page } = input.query
  const origin = view.urlPrefix === '' ? '' : new URL(view.urlPrefix).origin
  const pageUrl = (number: number) => origin + setPageParameter(input.request.originalUrl, number)
  const channel = toChannelInfo(input.shopper)
  return createResponse(200, {
    contents: [...documents],
    currentPageUrl: pageUrl(page),
    nextPageUrl: hasMore ? pageUrl(page + 1) : null,
    previousPageUrl: page > 0 ? pageUrl(page - 1) : null,
    ...mergeReferences(documents, view),
    channelInfo: channel,
    channelSummary: channel,
  })
}

/** Merges the references of all contents of a page. */
function mergeReferences(
  documents: readonly DeliveryDocument[],
  view: DeliveryView,
): Pick<DeliveryDocument, 'references' | 'referencesList'> {
  if (view.referenceDepth === 0) return { references: null, referencesList: null }
  const byKey = new Map(
    documents
      .flatMap(({ references, referencesList }) => [...Object.values(references ?? {}), ...(referencesList ?? [])])
      .map((reference) => [reference.contentKey, reference]),
  )
  return view.referencesAsList
    ? { references: null, referencesList: [...byKey.values()] }
    : { references: Object.fromEntries(byKey), referencesList: null }
}

function parseListQuery(query: ListQuery): Result<ContentQuery> {
  const keys = parseUniqueCsvValues(query.contentKeys, { max: CONTENT_KEYS })
  const ids = parseUniqueCsvValues(query.managedContentIds, { max: CONTENT_IDS })
  if (!keys.ok) return err(deliveryErrors.tooManyKeys)
  if (!ids.ok) return err(deliveryErrors.tooManyIds)
  if (query.contentKeys !== undefined && query.managedContentIds !== undefined) return err(deliveryErrors.keysAndIds)
  const hasBodies = query.includeContentBody || query.expandReferences
  // The default page size is allowed; only an explicit larger one is an error.
  if (hasBodies && query.pageSize > CONTENT_BODIES) return err(deliveryErrors.tooManyBodies)
  const publishedFrom = parseDate(query.publishStartDate)
  const publishedTo = parseDate(query.publishEndDate)
  if (publishedFrom === undefined || publishedTo === undefined) return err(deliveryErrors.malformedDate)
  return ok({
    keys: query.contentKeys === undefined ? null : keys.values,
    ids: query.managedContentIds === undefined ? null : ids.values,
    typeName: query.contentTypeFQN ?? null,
    publishedFrom,
    publishedTo,
    offset: query.page * query.pageSize,
    limit: query.pageSize,
  })
}

/** Parses a date; null if there is none, undefined if it is malformed. */
function parseDate(text: string | undefined): Date | null | undefined {
  return text === undefined ? null : (parseInstant(text) ?? undefined)
}

function toDeliveryView(
  { siteUrl }: Server,
  { request, query }: DeliveryRequest<DocumentQuery>,
  includeBody: boolean,
): DeliveryView {
  const { language, referenceDepth, expandReferences, referencesAsList } = query
  return {
    language,
    referenceDepth,
    expandReferences,
    referencesAsList,
    includeBody,
    urlPrefix: query.showAbsoluteUrl ? siteUrl(request) : '',
  }
}

function setPageParameter(url: string, page: number): string {
  const [path = '', search = ''] = url.split('?')
  const query = new URLSearchParams(search)
  query.set('page', String(page))
  return `${path}?${query.toString()}`
}
