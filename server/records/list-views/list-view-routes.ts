import type { ListView } from '@hydrant/contract/records/list-view-endpoints.ts'
import * as endpoints from '@hydrant/contract/records/list-view-endpoints.ts'
import { createResultResponse } from '../../http/respond.ts'
import { registerEndpoint, type Server } from '../../http/serve.ts'
import type { ReadScope } from '../reading/service.ts'
import type { RecordRegistry } from '../registry.ts'
import { toRecordContext } from '../sender-context.ts'
import { toPrecondition, toRecordTag } from '../writing/precondition.ts'
import {
  changeListView,
  loadListViews,
  mayShareListViews,
  removeListView,
  saveListView,
  type StoredListView,
} from './service.ts'

/** Registers the endpoints of views of lists. */
export function registerListViewRoutes(server: Server, registry: RecordRegistry): void {
  const { database } = server
  const toScope = (shopper: Parameters<typeof toRecordContext>[0]): ReadScope => ({
    registry,
    context: toRecordContext(shopper),
  })

  registerEndpoint(server, endpoints.listListViews, async ({ query, shopper }) => {
    const scope = toScope(shopper)
    return createResultResponse(await loadListViews(database, scope, query.objectName), 200, (views) => ({
      views: views.map((view) => toListViewBody(view, scope)),
      mayShare: mayShareListViews(scope.context),
    }))
  })

  registerEndpoint(server, endpoints.createListView, async ({ body, shopper }) => {
    const scope = toScope(shopper)
    return createResultResponse(await saveListView(database, scope, body), 201, (view) => toListViewBody(view, scope))
  })

  registerEndpoint(server, endpoints.updateListView, async ({ params, body, shopper, request }) => {
    const scope = toScope(shopper)
    const requested = { viewId: params.viewId, precondition: toPrecondition(request.headers), values: body }
    return createResultResponse(await changeListView(database, scope, requested), 200, (view) =>
      toListViewBody(view, scope),
    )
  })

  registerEndpoint(server, endpoints.deleteListView, async ({ params, shopper, request }) => {
    const requested = { viewId: params.viewId, precondition: toPrecondition(request.headers) }
    return createResultResponse(await removeListView(database, toScope(shopper), requested), 204, () => undefined)
  })
}

function toListViewBody(view: StoredListView, { context }: ReadScope): ListView {
  const { id, objectName, name, search, ownerId, isDefault, changedAt } = view
  const isShared = ownerId === null
  return {
    id,
    objectName,
    name,
    search,
    isShared,
    isDefault,
    isEditable: !isShared || mayShareListViews(context),
    tag: toRecordTag(id, changedAt),
  }
}
