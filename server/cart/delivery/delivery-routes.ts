import * as delivery from '@hydrant/contract/shop/delivery-endpoints.ts'
import type { DeliveryGroupCollection } from '@hydrant/contract/shop/delivery.ts'
import { ARRANGEMENTS_PER_CALL, PAGE_SIZE_25 } from '@hydrant/contract/shared/limits.ts'
import { createResponse, createResultResponse, createErrorResponse } from '../../http/respond.ts'
import { type PageWindow, toPageToken, parsePageToken, toPageLinksAndTokens } from '../../http/page-token.ts'
import { registerEndpoint, type Server } from '../../http/serve.ts'
import { toDeliveryGroupBodies, toDeliveryGroupBody } from './delivery-body.ts'
import { findGroupInCart } from './delivery-groups.ts'
import { cartErrors } from '../errors.ts'
import { loadItemCollectionOrLastPage } from '../lines/item-routes.ts'
import { toCartItemCollection } from '../lines/line-body.ts'
import * as cart from '../service.ts'

/** Registers the routes of delivery groups. */
export function registerDeliveryRoutes(server: Server, onDeliveryChange: cart.DeliveryChangeHandler): void {
  registerReadRoutes(server)
  registerWriteRoutes(server, onDeliveryChange)

  registerEndpoint(server, delivery.arrangeItems, async ({ shopper, params, query, body }) => {
    const inputs = body.arrangements
    if (inputs.length === 0) return createErrorResponse(cartErrors.noArrangements)
    if (inputs.length > ARRANGEMENTS_PER_CALL) return createErrorResponse(cartErrors.tooManyArrangements)
    const arrangeResult = await cart.arrangeItemsInGroups(server.database, shopper, {
      ref: params.cartStateOrId,
      inputs,
      deleteEmpty: query.deleteEmptyDeliveryGroups,
    })
    if (!arrangeResult.ok) return createErrorResponse(arrangeResult.error)
    const loaded = arrangeResult.value
    const methods = await server.database.query((db) => cart.findScheduledMethodsByGroup(db, loaded))
    return createResponse(
      200,
      toGroupCollection(
        toDeliveryGroupBodies(loaded, methods),
        { pageSize: PAGE_SIZE_25.max, offset: 0 },
        loaded.groups.length,
      ),
    )
  })
}

function registerReadRoutes(server: Server): void {
  const { database } = server

  registerEndpoint(server, delivery.listDeliveryGroups, async ({ shopper, params, query, request }) => {
    const token = query.pageToken ?? query.page
    const pageWindow =
      token === undefined
        ? { pageSize: query.limit ?? query.pageSize, offset: 0 }
        : parsePageToken(token, PAGE_SIZE_25.max)
    if (pageWindow === null) return createErrorResponse(cartErrors.malformedPageToken)
    const result = await cart.loadAndRepriceCart(database, shopper, params.cartStateOrId)
    if (!result.ok) return createErrorResponse(result.error)
    const loaded = result.value
    if (loaded === null) return createResponse(200, toGroupCollection([], pageWindow, 0))
    const page = { ...loaded, groups: loaded.groups.slice(pageWindow.offset, pageWindow.offset + pageWindow.pageSize) }
    const methods = await database.query((db) => cart.findScheduledMethodsByGroup(db, page))
    const bodies = page.groups.map((groupWithMethod) =>
      toDeliveryGroupBody(loaded, methods.get(groupWithMethod.group.id) ?? [], groupWithMethod),
    )
    const limit = Math.min(query.cartItemLimit, PAGE_SIZE_25.max)
    const firstItems = { loaded, limit, sort: query.sort, url: request.originalUrl }
    return createResponse(
      200,
      toGroupCollection(
        limit === 0 ? bodies : await addFirstItemsToGroups(server, bodies, firstItems),
        pageWindow,
        loaded.groups.length,
      ),
    )
  })

  registerEndpoint(server, delivery.getDeliveryGroup, async ({ shopper, params, query, request }) => {
    const token = query.pageToken ?? query.page
    const window =
      token === undefined ? { pageSize: query.pageSize, offset: 0 } : parsePageToken(token, PAGE_SIZE_25.max)
    if (window === null) return createErrorResponse(cartErrors.malformedPageToken)
    const result = await cart.loadAndRepriceCart(database, shopper, params.cartStateOrId)
    if (!result.ok) return createErrorResponse(result.error)
    if (result.value === null) return createErrorResponse(cartErrors.unknownGroup)
    const groupResult = findGroupInCart(result.value, params.deliveryGroupId)
    if (!groupResult.ok) return createErrorResponse(groupResult.error)
    const { loaded, groupId } = groupResult.value
    const listing = {
      ...window,
      ...WITHOUT_DISCOUNTS,
      groupId,
      sort: query.sort,
      productFields: [],
      url: request.originalUrl,
    }
    return createResponse(200, {
      ...(await loadGroupBody(server, groupResult.value)),
      cartItems: await loadItemCollectionOrLastPage(server, loaded, listing),
    })
  })
}

function registerWriteRoutes(server: Server, onDeliveryChange: cart.DeliveryChangeHandler): void {
  const { database } = server

  registerEndpoint(server, delivery.createDeliveryGroup, async ({ shopper, params, body }) => {
    const createResult = await cart.createGroup(database, shopper, { ref: params.cartStateOrId, input: body })
    return createResult.ok
      ? createResponse(201, await loadGroupBody(server, createResult.value))
      : createErrorResponse(createResult.error)
  })

  registerEndpoint(server, delivery.updateDeliveryGroup, async ({ shopper, params, body }) => {
    const changeResult = await cart.updateGroup(database, shopper, {
      ref: params.cartStateOrId,
      groupId: params.deliveryGroupId,
      input: body,
      onDeliveryChange,
    })
    return changeResult.ok
      ? createResponse(200, await loadGroupBody(server, changeResult.value))
      : createErrorResponse(changeResult.error)
  })

  registerEndpoint(server, delivery.deleteDeliveryGroup, async ({ shopper, params, query }) => {
    const deletion = {
      ref: params.cartStateOrId,
      groupId: params.deliveryGroupId,
      deleteCartItems: query.deleteCartItems,
    }
    const deleteResult = await cart.deleteGroup(database, shopper, deletion)
    return createResultResponse(deleteResult, 204, () => undefined)
  })
}

const WITHOUT_DISCOUNTS = { promotions: false, coupons: false } as const

interface FirstItemsQuery {
  readonly loaded: cart.LoadedCart
  readonly limit: number
  readonly sort: cart.LineListing['sort']
  readonly url: string
}

/** Adds the first page of lines to each group; the links to further pages lead to the address of the group. */
async function addFirstItemsToGroups(
  { database }: Server,
  groups: DeliveryGroupCollection['items'],
  { loaded, limit, sort, url }: FirstItemsQuery,
): Promise<DeliveryGroupCollection['items']> {
  const firstItems = { groupIds: groups.map(({ id }) => id), sort, limit }
  const page = await database.query((db) => cart.listFirstLinesOfGroups(db, loaded, firstItems))
  return groups.map((group) => {
    const lines = page.lines.filter(({ deliveryGroupId }) => deliveryGroupId === group.id)
    const total = loaded.cart.totals.byGroup.get(group.id)?.lineCount ?? 0
    const pageLinks = toPageLinksAndTokens(
      { pageSize: limit, offset: 0 },
      total,
      url.replace(/\/?(\?|$)/, `/${group.id}$1`),
    )
    const counts = { currentPage: 1, totalItemCount: total, totalNumberOfPages: Math.ceil(total / limit) }
    return {
      ...group,
      cartItems: {
        ...toCartItemCollection(loaded, { ...page, lines, productFields: [] }, WITHOUT_DISCOUNTS),
        ...counts,
        ...pageLinks,
      },
    }
  })
}

async function loadGroupBody({ database }: Server, { loaded, groupId }: cart.LoadedGroup) {
  const methods = await database.query((db) => cart.findScheduledMethodsByGroup(db, loaded))
  const groupWithMethod = loaded.groups.find(({ group }) => group.id === groupId)
  return toDeliveryGroupBody(loaded, methods.get(groupId) ?? [], groupWithMethod)
}

function toGroupCollection(
  items: DeliveryGroupCollection['items'],
  window: PageWindow,
  total: number,
): DeliveryGroupCollection {
  const { pageSize, offset } = window
  const tokenAt = (start: number): string => toPageToken({ pageSize, offset: start })
  return {
    count: items.length,
    items,
    currentPageToken: tokenAt(offset),
    nextPageToken: offset + pageSize < total ? tokenAt(offset + pageSize) : null,
    previousPageToken: offset > 0 ? tokenAt(Math.max(0, offset - pageSize)) : null,
  }
}
