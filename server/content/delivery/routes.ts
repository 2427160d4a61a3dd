import {
  type DeliveryDocument,
  getChannelContent,
  getSiteContent,
  listChannelContents,
  listSiteContents,
} from '@hydrant/contract/shop/content-delivery.ts'
import { parseCsv } from '@hydrant/contract/shared/csv.ts'
import type { QueryOf } from '@hydrant/contract/shared/endpoint.ts'
import { CONTENT_BODIES, CONTENT_IDS, CONTENT_KEYS } from '@hydrant/contract/shared/limits.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { parseInstant } from '@hydrant/kernel/time/timestamp.ts'
import type { FastifyRequest } from 'fastify'
import type { Shopper } from '../../accounts/service.ts'
import { answer, answerOutcome, refuse } from '../../http/answer.ts'
import { serve, type Server } from '../../http/serve.ts'
import { deliveryRefusals } from './errors.ts'
import { channelOf, checkPlace, type DeliveryView, listContents, readContent } from './service.ts'
import type { ContentQuery } from './store.ts'

/** Contents by site and by channel. */
export function registerDeliveryRoutes(server: Server): void {
  serve(server, getSiteContent, ({ shopper, params, query, request }) =>
    document(server, { shopper, request, query }, { kind: 'site', id: params.siteId, keyOrId: params.contentKeyOrId }),
  )
  serve(server, getChannelContent, ({ shopper, params, query, request }) =>
    document(
      server,
      { shopper, request, query },
      { kind: 'channel', id: params.channelId, keyOrId: params.contentKeyOrId },
    ),
  )
  serve(server, listSiteContents, ({ shopper, params, query, request }) =>
    collection(server, { shopper, request, query }, { kind: 'site', id: params.siteId }),
  )
  serve(server, listChannelContents, ({ shopper, params, query, request }) =>
    collection(server, { shopper, request, query }, { kind: 'channel', id: params.channelId }),
  )
}

interface Place {
  readonly kind: 'site' | 'channel'
  readonly id: string
}

type DocumentQuery = QueryOf<typeof getSiteContent>
type ListQuery = QueryOf<typeof listSiteContents>

interface Asked<Query> {
  readonly shopper: Shopper
  readonly request: FastifyRequest
  readonly query: Query
}

async function document(server: Server, asked: Asked<DocumentQuery>, place: Place & { readonly keyOrId: string }) {
  const checked = checkPlace(asked.shopper, place)
  if (!checked.ok) return refuse(checked.error)
  const view = viewOf(server, asked, true)
  const found = await server.database.read((executor) =>
    readContent(executor, asked.shopper, { keyOrId: place.keyOrId, view }),
  )
  return answerOutcome(found, 200, (body) => body)
}

async function collection(server: Server, asked: Asked<ListQuery>, place: Place) {
  const checked = checkPlace(asked.shopper, place)
  if (!checked.ok) return refuse(checked.error)
  const query = readListQuery(asked.query)
  if (!query.ok) return refuse(query.error)
  const view = viewOf(server, asked, asked.query.includeContentBody)
  const { documents, hasMore } = await server.database.read((executor) =>
    listContents(executor, asked.shopper, { query: query.value, view }),
  )
  const { page } = asked.query
  const origin = view.urlPrefix === '' ? '' : new URL(view.urlPrefix).origin
  const pageUrl = (number: number) => origin + withPage(asked.request.originalUrl, number)
  const channel = channelOf(asked.shopper)
  return answer(200, {
    contents: [...documents],
    currentPageUrl: pageUrl(page),
    nextPageUrl: hasMore ? pageUrl(page + 1) : null,
    previousPageUrl: page > 0 ? pageUrl(page - 1) : null,
    ...allReferences(documents, view),
    channelInfo: channel,
    channelSummary: channel,
  })
}

/** The references of all contents of a page together. */
function allReferences(
  documents: readonly DeliveryDocument[],
  view: DeliveryView,
): Pick<DeliveryDocument, 'references' | 'referencesList'> {
  if (view.referenceDepth === 0) return { references: null, referencesList: null }
  const byKey = new Map(
    documents
      .flatMap(({ references, referencesList }) => [...Object.values(references ?? {}), ...(referencesList ?? [])])
      .map((one) => [one.contentKey, one]),
  )
  return view.referencesAsList
    ? { references: null, referencesList: [...byKey.values()] }
    : { references: Object.fromEntries(byKey), referencesList: null }
}

function readListQuery(query: ListQuery): Result<ContentQuery> {
  const keys = parseCsv(query.contentKeys, { max: CONTENT_KEYS })
  const ids = parseCsv(query.managedContentIds, { max: CONTENT_IDS })
  if (!keys.ok) return err(deliveryRefusals.tooManyKeys)
  if (!ids.ok) return err(deliveryRefusals.tooManyIds)
  if (query.contentKeys !== undefined && query.managedContentIds !== undefined) return err(deliveryRefusals.keysAndIds)
  const hasBodies = query.includeContentBody || query.expandReferences
  // The usual page fits; a larger one must be meant.
  if (hasBodies && query.pageSize > CONTENT_BODIES) return err(deliveryRefusals.tooManyBodies)
  const publishedFrom = readMoment(query.publishStartDate)
  const publishedTo = readMoment(query.publishEndDate)
  if (publishedFrom === undefined || publishedTo === undefined) return err(deliveryRefusals.unreadableMoment)
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

/** Null: none was given; undefined: it cannot be read. */
function readMoment(text: string | undefined): Date | null | undefined {
  return text === undefined ? null : (parseInstant(text) ?? undefined)
}

function viewOf({ siteUrl }: Server, { request, query }: Asked<DocumentQuery>, includeBody: boolean): DeliveryView {
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

function withPage(url: string, page: number): string {
  const [path = '', search = ''] = url.split('?')
  const query = new URLSearchParams(search)
  query.set('page', String(page))
  return `${path}?${query.toString()}`
}
