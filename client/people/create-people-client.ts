import { PEOPLE_ROUTES } from '@hydrant/contract/people-routes.ts'
import type { PeopleCalls } from '../call-arguments.ts'
import { defineCalls } from '../calls.ts'
import type { Requester } from '../request.ts'

/** The calls by which people prove who they are, separate from the shop's client so that no browser loads them. */
export const createPeopleClient: (requester: Pick<Requester, 'send'>) => PeopleCalls = defineCalls(PEOPLE_ROUTES)
