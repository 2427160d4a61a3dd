import type { GuestAccess } from '@hydrant/contract/shared/endpoint.ts'
import type { Json } from '@hydrant/contract/shared/schema.ts'
import type { Result } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import type { addItem } from '../cart/service.ts'

/** The database, as the services take it. */
export type Database = Parameters<typeof addItem>[0]

/** What runs queries, as the services take it. */
export type ReadOnlyDb = Parameters<Parameters<Database['query']>[0]>[0]

/** The parameters of a server method, as they were sent. */
export type MethodParams = Readonly<Record<string, Json>>

/** What a server method gets when it is called. */
export interface MethodCall {
  readonly database: Database
  /** The caller; acts for their own account until the parameters name another. */
  readonly shopper: Shopper
  readonly params: MethodParams
  /** Returns the secret of this guest's cart, and creates it when there is none yet. */
  readonly guestKey: () => string
  /** Identifies a repeated request; null without one. */
  readonly requestKey: string | null
}

/** A server method, which programs call by its class and name. */
export interface ServerMethod {
  /** The method only reads: its response may be cached for a while, and it may be called with GET. */
  readonly isCacheable: boolean
  readonly guests: GuestAccess
  readonly run: (call: MethodCall) => Promise<Result<Json>>
}
