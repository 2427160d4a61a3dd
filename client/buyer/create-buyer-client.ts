import { BUYER_ROUTES } from '@hydrant/contract/buyer-routes.ts'
import type { BuyerCalls } from '../call-arguments.ts'
import { defineCalls } from '../calls.ts'
import type { Requester } from '../request.ts'

/** The calls of the pages of buyers (lists, invoices), separate from the shop's client so that no browser loads them. */
export const createBuyerClient: (requester: Pick<Requester, 'send'>) => BuyerCalls = defineCalls(BUYER_ROUTES)
