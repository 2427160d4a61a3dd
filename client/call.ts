import type { Endpoints } from '@hydrant/contract/endpoints.ts'
import type { RouteId } from '@hydrant/contract/routes.ts'
import type { AnswerOf, BodyOf, ParamsOf, QueryInputOf } from '@hydrant/contract/shared/endpoint.ts'
import type { CachePolicy } from './cache-policy.ts'

/** The path parameters that the caller of a call has to give; version and web store are filled in. */
export type CallParams<Id extends RouteId> = Omit<ParamsOf<Endpoints[Id]>, 'apiVersion' | 'webstoreId'>

/** The query parameters that a call takes. */
export type CallQuery<Id extends RouteId> = Readonly<QueryInputOf<Endpoints[Id]>>

/** The body that a call takes: JSON, or a file as it is. */
export type CallBody<Id extends RouteId> = Endpoints[Id] extends { readonly rawBody: string }
  ? Blob
  : BodyOf<Endpoints[Id]>

/** What a call answers with when it succeeds. */
export type CallAnswer<Id extends RouteId> = AnswerOf<Endpoints[Id]>

/**
 * How soon a call matters to the visitor: what they wait for before what they may need next. The network decides what
 * it makes of it.
 */
export type CallPriority = 'background' | 'normal' | 'high'

/** What every call takes besides its own parameters. */
export interface CallOptions {
  /** Gives the call up; it then rejects with an `AbortedError`. */
  readonly signal?: AbortSignal | undefined
  /** Normal unless it is given. */
  readonly priority?: CallPriority | undefined
  /** Sent with this call besides those of the client, which they override. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /**
   * How the caller wants to be served by a client that keeps answers (`cached-requester.ts`); others always ask the
   * server.
   */
  readonly policy?: CachePolicy | undefined
}

/** What a call that writes takes besides path and body. */
export interface WriteOptions<Id extends RouteId> extends CallOptions {
  readonly query?: CallQuery<Id>
}

type Nothing = Record<never, never>
type Part<Name extends string, Value> = Nothing extends Value
  ? { readonly [Key in Name]?: Value | undefined }
  : { readonly [Key in Name]: Value }
type BodyPart<Body> = [Body] extends [undefined] ? { readonly body?: never } : { readonly body: Body }

/** Everything that one call is made of. */
export type CallInput<Id extends RouteId> = Part<'params', CallParams<Id>> &
  Part<'query', CallQuery<Id>> &
  BodyPart<CallBody<Id>> &
  CallOptions & {
    /** Statuses beside the successes whose body is an answer, too. */
    readonly accept?: readonly number[]
  }

/** The arguments after the route: none are needed where nothing has to be given. */
export type CallArguments<Id extends RouteId> =
  Nothing extends CallInput<Id> ? [input?: CallInput<Id>] : [input: CallInput<Id>]

/** An answer with its status and headers. */
export interface Answered<Body> {
  readonly status: number
  readonly headers: Headers
  readonly body: Body
}
