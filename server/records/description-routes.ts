import { RECORDS_PER_CALL } from '@hydrant/contract/records/collection-endpoints.ts'
import {
  describeObject,
  countObjectRecords,
  describeObjects,
  getLimits,
  getObject,
  listApiResources,
  listApiVersions,
} from '@hydrant/contract/records/description-endpoints.ts'
import { API_VERSION } from '@hydrant/contract/shared/paths.ts'
import { toOrganizationId } from '@hydrant/kernel/identity/organization-id.ts'
import { createResponse, createResultResponse } from '../http/respond.ts'
import { registerEndpoint, type Server } from '../http/serve.ts'
import { toRecordContext } from './sender-context.ts'
import { countRecordsOfObjects } from './counting/service.ts'
import { describeInFull, describeInShort } from './describe.ts'
import { mayUse } from './permissions.ts'
import { findVisibleObject } from './reading/service.ts'
import { splitNames } from './record-body.ts'
import type { RecordRegistry } from './registry.ts'

/** The names of limits that clients read. The shop counts no requests. */
const UNCOUNTED_LIMITS = { DailyApiRequests: 1_000_000, DailyBulkV2QueryJobs: 0, DailyBulkApiBatches: 0 } as const

/** Registers the routes by which clients find out what the record API has. */
export function registerDescriptionRoutes(server: Server, registry: RecordRegistry): void {
  const number = API_VERSION.slice(1)
  registerEndpoint(server, listApiVersions, async () =>
    createResponse(200, [{ label: `Version ${number}`, url: `/services/data/${API_VERSION}`, version: number }]),
  )
  registerEndpoint(server, listApiResources, async ({ params, shopper, request }) => {
    const base = `/services/data/${params.apiVersion}`
    const identity = `${server.siteUrl(request)}/id/${toOrganizationId(shopper.webstore.id)}/${shopper.userId}`
    const names = ['sobjects', 'query', 'queryAll', 'limits', 'composite', 'jobs', 'commerce']
    return createResponse(200, { ...Object.fromEntries(names.map((name) => [name, `${base}/${name}`])), identity })
  })
  registerEndpoint(server, getLimits, async () =>
    createResponse(
      200,
      Object.fromEntries(Object.entries(UNCOUNTED_LIMITS).map(([name, Max]) => [name, { Max, Remaining: Max }])),
    ),
  )
  registerEndpoint(server, countObjectRecords, async ({ query, shopper }) => {
    const scope = { registry, context: toRecordContext(shopper) }
    const counts = await countRecordsOfObjects(server.database, scope, splitNames(query.sObjects))
    return createResponse(200, { sObjects: counts })
  })
  registerEndpoint(server, describeObjects, async ({ shopper }) => {
    const context = toRecordContext(shopper)
    const definitions = registry.objects.map(({ definition }) => definition)
    const visible = definitions.filter((definition) => mayUse(definition, 'see', context))
    return createResponse(200, {
      encoding: 'UTF-8',
      maxBatchSize: RECORDS_PER_CALL,
      sobjects: visible.map((definition) => describeInShort(definition, context)),
    })
  })
  registerEndpoint(server, getObject, async ({ params, shopper }) => {
    const context = toRecordContext(shopper)
    return createResultResponse(findVisibleObject({ registry, context }, params.objectName), 200, ({ definition }) => ({
      objectDescribe: describeInShort(definition, context),
      recentItems: [],
    }))
  })
  registerEndpoint(server, describeObject, async ({ params, shopper }) => {
    const context = toRecordContext(shopper)
    return createResultResponse(findVisibleObject({ registry, context }, params.objectName), 200, ({ definition }) =>
      describeInFull(registry, definition, context),
    )
  })
}
