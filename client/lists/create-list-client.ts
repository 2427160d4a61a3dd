import { LIST_ROUTES } from '@hydrant/contract/list-routes.ts'
import type { ListCalls } from '../call-arguments.ts'
import { defineCalls } from '../calls.ts'
import type { Requester } from '../request.ts'

/** The calls of buyers' lists, separate from the shop's client so that no browser loads them. */
export const createListClient: (requester: Pick<Requester, 'send'>) => ListCalls = defineCalls(LIST_ROUTES)
