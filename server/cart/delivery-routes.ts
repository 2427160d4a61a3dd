import * as delivery from '@hydrant/contract/shop/delivery-endpoints.ts'
import type { DeliveryGroupCollection } from '@hydrant/contract/shop/delivery.ts'
import { ARRANGEMENTS_PER_CALL, PAGE_OF_25 } from '@hydrant/contract/shared/limits.ts'
import { transactional } from '@hydrant/kernel/result/transactional.ts'
import { answer, answerOutcome, refuse } from '../http/answer.ts'
import { type PageWindow, pageTokenOf, readPageToken, tokenPage } from '../http/page-token.ts'
import { serve, type Server } from '../http/serve.ts'
import { deliveryGroupBodies, deliveryGroupBody } from './delivery-body.ts'
import { namedGroup } from './delivery-groups.ts'
import { cartRefusals } from './errors.ts'
import { readCollection } from './item-routes.ts'
import { cartItemCollection } from './line-body.ts'
import * as cart from './service.ts'

/** Delivery groups of carts. */
export function registerDeliveryRoutes(server: Server, follow: cart.DeliveryFollower): void {
  registerReading(server)
  registerChanges(server, follow)

  serve(server, delivery.arrangeItems, async ({ shopper, params, query, body }) => {
    const inputs = body.arrangements
    if (inputs.length === 0) return refuse(cartRefusals.noArrangements)
    if (inputs.length > ARRANGEMENTS_PER_CALL) return refuse(cartRefusals.tooManyArrangements)
    const arranged = await transactional(server.database, (executor) =>
      cart.arrangeItems(executor, shopper, {
        ref: params.cartStateOrId,
        inputs,
        deleteEmpty: query.deleteEmptyDeliveryGroups,
      }),
    )
    if (!arranged.ok) return refuse(arranged.error)
    const open = arranged.value
    const methods = await server.database.read((executor) => cart.findMethodsByGroup(executor, open))
    return answer(
      200,
      collection(deliveryGroupBodies(open, methods), { pageSize: PAGE_OF_25.max, offset: 0 }, open.groups.length),
    )
  })
}

function registerReading(server: Server): void {
  const { database } = server

  serve(server, delivery.listDeliveryGroups, async ({ shopper, params, query, request }) => {
    const token = query.pageToken ?? query.page
    const asked =
      token === undefined
        ? { pageSize: query.limit ?? query.pageSize, offset: 0 }
        : readPageToken(token, PAGE_OF_25.max)
    if (asked === null) return refuse(cartRefusals.malformedToken)
    const found = await cart.readCart(database, shopper, params.cartStateOrId)
    if (!found.ok) return refuse(found.error)
    const open = found.value
    if (open === null) return answer(200, collection([], asked, 0))
    const page = { ...open, groups: open.groups.slice(asked.offset, asked.offset + asked.pageSize) }
    const methods = await database.read((executor) => cart.findMethodsByGroup(executor, page))
    const bodies = page.groups.map((one) => deliveryGroupBody(open, methods.get(one.group.id) ?? [], one))
    const limit = Math.min(query.cartItemLimit, PAGE_OF_25.max)
    const first = { open, limit, sort: query.sort, url: request.originalUrl }
    return answer(
      200,
      collection(limit === 0 ? bodies : await withFirstItems(server, bodies, first), asked, open.groups.length),
    )
  })

  serve(server, delivery.getDeliveryGroup, async ({ shopper, params, query, request }) => {
    const token = query.pageToken ?? query.page
    const window = token === undefined ? { pageSize: query.pageSize, offset: 0 } : readPageToken(token, PAGE_OF_25.max)
    if (window === null) return refuse(cartRefusals.malformedToken)
    const found = await cart.readCart(database, shopper, params.cartStateOrId)
    if (!found.ok) return refuse(found.error)
    if (found.value === null) return refuse(cartRefusals.unknownGroup)
    const named = namedGroup(found.value, params.deliveryGroupId)
    if (!named.ok) return refuse(named.error)
    const { open, groupId } = named.value
    const listing = {
      ...window,
      ...NOTHING_ELSE,
      groupId,
      sort: query.sort,
      productFields: [],
      url: request.originalUrl,
    }
    return answer(200, {
      ...(await readGroup(server, named.value)),
      cartItems: await readCollection(server, open, listing),
    })
  })
}

function registerChanges(server: Server, follow: cart.DeliveryFollower): void {
  const { database } = server

  serve(server, delivery.createDeliveryGroup, async ({ shopper, params, body }) => {
    const made = await transactional(database, (executor) =>
      cart.createGroup(executor, shopper, { ref: params.cartStateOrId, input: body }),
    )
    return made.ok ? answer(201, await readGroup(server, made.value)) : refuse(made.error)
  })

  serve(server, delivery.updateDeliveryGroup, async ({ shopper, params, body }) => {
    const changed = await cart.updateGroup(database, shopper, {
      ref: params.cartStateOrId,
      groupId: params.deliveryGroupId,
      input: body,
      follow,
    })
    return changed.ok ? answer(200, await readGroup(server, changed.value)) : refuse(changed.error)
  })

  serve(server, delivery.deleteDeliveryGroup, async ({ shopper, params, query }) => {
    const removed = {
      ref: params.cartStateOrId,
      groupId: params.deliveryGroupId,
      deleteCartItems: query.deleteCartItems,
    }
    const deleted = await transactional(database, (executor) => cart.deleteGroup(executor, shopper, removed))
    return answerOutcome(deleted, 204, () => undefined)
  })
}

const NOTHING_ELSE = { promotions: false, coupons: false } as const

interface FirstItems {
  readonly open: cart.OpenCart
  readonly limit: number
  readonly sort: cart.LineListing['sort']
  readonly url: string
}

/** The groups with the first page of their lines, whose further pages are found at each group's own address. */
async function withFirstItems(
  { database }: Server,
  groups: DeliveryGroupCollection['items'],
  { open, limit, sort, url }: FirstItems,
): Promise<DeliveryGroupCollection['items']> {
  const first = { groupIds: groups.map(({ id }) => id), sort, limit }
  const page = await database.read((executor) => cart.listFirstLines(executor, open, first))
  return groups.map((group) => {
    const lines = page.lines.filter(({ deliveryGroupId }) => deliveryGroupId === group.id)
    const total = open.cart.totals.byGroup.get(group.id)?.lineCount ?? 0
    const tokens = tokenPage({ pageSize: limit, offset: 0 }, total, url.replace(/\/?(\?|$)/, `/${group.id}$1`))
    const counts = { currentPage: 1, totalItemCount: total, totalNumberOfPages: Math.ceil(total / limit) }
    return {
      ...group,
      cartItems: {
        ...cartItemCollection(open, { ...page, lines, productFields: [] }, NOTHING_ELSE),
        ...counts,
        ...tokens,
      },
    }
  })
}

async function readGroup({ database }: Server, { open, groupId }: cart.OpenGroup) {
  const methods = await database.read((executor) => cart.findMethodsByGroup(executor, open))
  const delivered = open.groups.find(({ group }) => group.id === groupId)
  return deliveryGroupBody(open, methods.get(groupId) ?? [], delivered)
}

function collection(
  items: DeliveryGroupCollection['items'],
  window: PageWindow,
  total: number,
): DeliveryGroupCollection {
  const { pageSize, offset } = window
  const tokenAt = (start: number): string => pageTokenOf({ pageSize, offset: start })
  return {
    count: items.length,
    items,
    currentPageToken: tokenAt(offset),
    nextPageToken: offset + pageSize < total ? tokenAt(offset + pageSize) : null,
    previousPageToken: offset > 0 ? tokenAt(Math.max(0, offset - pageSize)) : null,
  }
}
