import type { Static, TObject, TSchema } from 'typebox'
import type { ErrorCode } from './error-codes.ts'
import { isReadRoute, type Route } from './route.ts'

/** When a guest may make a call: always, never, or while the store's switches for these capabilities are on. */
export type GuestAccess = 'allowed' | 'if-browsing' | 'if-browsing-and-cart' | 'if-cart' | 'if-checkout' | 'refused'

/** Everything that is agreed about one call. Statuses without an entry in `responses` answer with `PlatformErrors`. */
export interface Endpoint extends Route {
  readonly summary: string
  readonly params?: TObject
  readonly query?: TObject
  readonly body?: TSchema
  /** A body that is a stream of another content type than JSON, and is handed on unread. */
  readonly rawBody?: string
  readonly responses: Readonly<Record<number, TSchema>>
  /**
   * Bytes that the body may have; without it `GUEST_BODY_BYTES`, or `USER_BODY_BYTES` of a call that guests may not
   * make.
   */
  readonly bodyLimit?: number
  /** Set when each line of a success is one JSON value of the response schema. */
  readonly streamed?: 'ndjson'
  readonly guests: GuestAccess
  /** The only role that may make the call; without it any signed-in buyer may. */
  readonly role?: 'admin' | 'site-builder'
  readonly errors: readonly ErrorCode[]
  /** Set when a token that may only read is enough, as it is for every call that only reads. */
  readonly scope?: 'read'
  /** Set when the call polls: it does not count as a use of the caller's session, whose idle time runs on. */
  readonly isPolling?: true
  /**
   * Set when a success depends on nothing but the request, the catalogue as of its version, and the buyer groups and
   * currency of the caller: it is kept and sent again. Such a call changes nothing, sets no cookie and has no headers
   * of its own; drafts are not kept.
   */
  readonly cached?: 'by-catalogue'
}

/** The scope that a token needs for a call. */
export function scopeOf(endpoint: Pick<Endpoint, 'method' | 'isRead' | 'scope'>): 'api' | 'read' {
  return isReadRoute(endpoint) ? 'read' : (endpoint.scope ?? 'api')
}

/** Declares an endpoint and keeps its exact types. */
export function defineEndpoint<const Definition extends Endpoint>(definition: Definition): Definition {
  return definition
}

type StaticOrNothing<Schema> = Schema extends TSchema ? Static<Schema> : undefined

/** The path parameters of an endpoint. */
export type ParamsOf<E extends Endpoint> = E extends { readonly params: infer Schema }
  ? StaticOrNothing<Schema>
  : Record<never, never>

/** The query of an endpoint as the server reads it: defaults are filled in. */
export type QueryOf<E extends Endpoint> = E extends { readonly query: infer Schema }
  ? StaticOrNothing<Schema>
  : Record<never, never>

type DefaultedKeys<Properties> = {
  [Key in keyof Properties]: Properties[Key] extends { readonly default: unknown } ? Key : never
}[keyof Properties]
type SomeOptional<Value, Keys extends PropertyKey> = Omit<Value, Keys> & Partial<Pick<Value, Keys & keyof Value>>

/** The query of an endpoint as a caller writes it: what has a default may be left out. */
export type QueryInputOf<E extends Endpoint> = E extends { readonly query: TObject<infer Properties> }
  ? SomeOptional<QueryOf<E>, DefaultedKeys<Properties>>
  : Record<never, never>

/** The body of an endpoint as the server reads it; undefined when it takes none. */
export type BodyOf<E extends Endpoint> = E extends { readonly body: infer Schema } ? StaticOrNothing<Schema> : undefined

/** The body that an endpoint answers with under one status. */
export type ResponseOf<E extends Endpoint, Status extends keyof E['responses']> = StaticOrNothing<
  E['responses'][Status]
>

type SuccessStatus = 200 | 201 | 202 | 204

/** The bodies of all successes of an endpoint. */
export type AnswerOf<E extends Endpoint> = {
  [Status in keyof E['responses'] & SuccessStatus]: StaticOrNothing<E['responses'][Status]>
}[keyof E['responses'] & SuccessStatus]
