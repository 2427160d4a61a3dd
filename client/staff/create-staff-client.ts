import { PROGRAM_ROUTES } from '@hydrant/contract/program-routes.ts'
import type { StaffCalls } from '../call-arguments.ts'
import { defineCalls } from '../calls.ts'
import type { Requester } from '../request.ts'

/** The calls that staff and programs make: records, queries, orders, mails, history. */
export type StaffClient = StaffCalls

/** Creates a client of the calls for staff from a requester. */
export const createStaffClient: (requester: Pick<Requester, 'send'>) => StaffClient = defineCalls(PROGRAM_ROUTES)
