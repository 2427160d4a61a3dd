import type { GuestAccess } from '@hydrant/contract/shared/endpoint.ts'
import type { Json } from '@hydrant/contract/shared/schema.ts'
import type { Result } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import type { addItem } from '../cart/service.ts'

/** The database, as the services take it. */
export type Database = Parameters<typeof addItem>[0]

/** What runs queries, as the services take it. */
export type Executor = Parameters<Parameters<Database['read']>[0]>[0]

/** The parameters of a server method, as they were sent. */
export type MethodParams = Readonly<Record<string, Json>>

/** What a server method works with. */
export interface MethodCall {
  readonly database: Database
  /** Who calls; acts for their own account until the parameters name another. */
  readonly shopper: Shopper
  readonly params: MethodParams
  /** The secret of this guest's cart, made when there is none yet. */
  readonly guestKey: () => string
  /** By which a call that is sent again is known; null without one. */
  readonly requestKey: string | null
}

/** A method of the server that programs call by its class and name. */
export interface ServerMethod {
  /** Only reads: its answer may be kept for a while, and it may be called with GET. */
  readonly isCacheable: boolean
  readonly guests: GuestAccess
  readonly run: (call: MethodCall) => Promise<Result<Json>>
}
