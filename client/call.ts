import type { Endpoints } from '@hydrant/contract/endpoints.ts'
import type { RouteId } from '@hydrant/contract/routes.ts'
import type { AnswerOf, BodyOf, ParamsOf, QueryInputOf } from '@hydrant/contract/shared/endpoint.ts'

/** The path parameters that the caller of a call has to give; version and web store are filled in. */
export type CallParams<Id extends RouteId> = Omit<ParamsOf<Endpoints[Id]>, 'apiVersion' | 'webstoreId'>

/** The query parameters that a call takes. */
export type CallQuery<Id extends RouteId> = Readonly<QueryInputOf<Endpoints[Id]>>

/** The body that a call takes. */
export type CallBody<Id extends RouteId> = BodyOf<Endpoints[Id]>

/** What a call answers with when it succeeds. */
export type CallAnswer<Id extends RouteId> = AnswerOf<Endpoints[Id]>

/** What every call takes besides its own parameters. */
export interface CallOptions {
  /** Gives the call up; it then rejects with an `AbortedError`. */
  readonly signal?: AbortSignal | undefined
}

/** What a call that writes takes besides path and body. */
export interface WriteOptions<Id extends RouteId> extends CallOptions {
  readonly query?: CallQuery<Id>
}

type Nothing = Record<never, never>
type Part<Name extends string, Value> = Nothing extends Value ? { readonly [Key in Name]?: Value | undefined } : { readonly [Key in Name]: Value }
type BodyPart<Body> = Body extends undefined ? { readonly body?: never } : { readonly body: Body }

/** Everything that one call is made of. */
export type CallInput<Id extends RouteId> = Part<'params', CallParams<Id>> &
  Part<'query', CallQuery<Id>> &
  BodyPart<CallBody<Id>> &
  CallOptions & {
    /** Statuses beside the successes whose body is an answer, too. */
    readonly accept?: readonly number[]
  }

/** The arguments after the route: none are needed where nothing has to be given. */
export type CallArguments<Id extends RouteId> = Nothing extends CallInput<Id> ? [input?: CallInput<Id>] : [input: CallInput<Id>]

/** An answer with its status and headers. */
export interface Answered<Body> {
  readonly status: number
  readonly headers: Headers
  readonly body: Body
}
