import type { Endpoints } from '@hydrant/contract/endpoints.ts'
import type { RouteId } from '@hydrant/contract/routes.ts'
import type { SuccessBodyOf, BodyOf, ParamsOf, QueryInputOf } from '@hydrant/contract/shared/endpoint.ts'
import type { CachePolicy } from './cache-policy.ts'

/** The path parameters that a caller must pass; version and web store are filled in. */
export type CallParams<Id extends RouteId> = Omit<ParamsOf<Endpoints[Id]>, 'apiVersion' | 'webstoreId'>

/** The query parameters that a call takes. */
export type CallQuery<Id extends RouteId> = Readonly<QueryInputOf<Endpoints[Id]>>

/** The body that a call takes: JSON, or a file as it is. */
export type CallBody<Id extends RouteId> = Endpoints[Id] extends { readonly rawBody: string }
  ? Blob
  : BodyOf<Endpoints[Id]>

/** The response body of a call that succeeds. */
export type CallResponse<Id extends RouteId> = SuccessBodyOf<Endpoints[Id]>

/**
 * How urgent a call is for the visitor: what they wait for comes before what they may need next. The browser decides
 * how it uses this.
 */
export type CallPriority = 'background' | 'normal' | 'high'

/** What every call takes besides its own parameters. */
export interface CallOptions {
  /** Aborts the call, which then rejects with an `AbortedError`. */
  readonly signal?: AbortSignal | undefined
  /** `normal` by default. */
  readonly priority?: CallPriority | undefined
  /** Headers of this call; they override those of the client. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /**
   * How a client that caches responses (`cached-requester.ts`) serves this call; other clients always call the server.
   */
  readonly policy?: CachePolicy | undefined
}

type EmptyObject = Record<never, never>
type InputPart<Name extends string, Value> = EmptyObject extends Value
  ? { readonly [Key in Name]?: Value | undefined }
  : { readonly [Key in Name]: Value }
type BodyPart<Body> = [Body] extends [undefined] ? { readonly body?: never } : { readonly body: Body }

/** The complete input of a call. */
export type CallInput<Id extends RouteId> = InputPart<'params', CallParams<Id>> &
  InputPart<'query', CallQuery<Id>> &
  BodyPart<CallBody<Id>> &
  CallOptions & {
    /** Error statuses whose body is returned as a response, too. */
    readonly accept?: readonly number[]
  }

/** The arguments after the route; optional where nothing is required. */
export type CallArguments<Id extends RouteId> =
  EmptyObject extends CallInput<Id> ? [input?: CallInput<Id>] : [input: CallInput<Id>]

/** A response with its status and headers. */
export interface HttpResponse<Body> {
  readonly status: number
  readonly headers: Pick<Headers, 'get'>
  readonly body: Body
}
