import type { Static, TObject, TSchema } from 'typebox'
import type { Access, Subject } from '@hydrant/kernel/identity/permission-sets.ts'
import type { ErrorCode } from './error-codes.ts'
import { isReadRoute, type Route } from './route.ts'

/**
 * When a guest may call an endpoint: always, never, or only while the store's settings for these capabilities are on.
 */
export type GuestAccess = 'allowed' | 'if-browsing' | 'if-browsing-and-cart' | 'if-cart' | 'if-checkout' | 'refused'

/**
 * What a call needs of its sender: any permission set, or one that allows this with a subject, or with one of
 * `otherSubjects` as well.
 */
export type PermissionNeed =
  | 'staff'
  | { readonly subject: Subject; readonly otherSubjects?: readonly Subject[]; readonly access: Access }

/**
 * Everything that is agreed about one API call. Statuses that `responses` does not list have `PlatformErrors` as their
 * body.
 */
export interface Endpoint extends Route {
  readonly summary: string
  readonly params?: TObject
  readonly query?: TObject
  readonly body?: TSchema
  /** The content type of a body that is not JSON; the handler gets such a body as an unread stream. */
  readonly rawBody?: string
  readonly responses: Readonly<Record<number, TSchema>>
  /**
   * The maximum size of the body in bytes; by default `GUEST_BODY_BYTES`, or `USER_BODY_BYTES` for a call that guests
   * may not make.
   */
  readonly bodyLimit?: number
  /**
   * Set when a successful response is a stream of lines: each one JSON value of the response schema, or a row of a CSV
   * file.
   */
  readonly streamed?: 'ndjson' | 'csv'
  readonly guests: GuestAccess
  /** The only role that may make the call; without it any signed-in buyer may. */
  readonly role?: 'admin' | 'site-builder'
  /** What the permission sets of the sender must allow, all of it; without it any signed-in buyer may make the call. */
  readonly permissions?: readonly PermissionNeed[]
  readonly errors: readonly ErrorCode[]
  /**
   * Set for the calls that staff may make before they have set up the second factor that the store demands of them; for
   * any other call they are guests until then.
   */
  readonly admitsStaffBeforeSecondFactor?: true
  /** Set when a token with the `read` scope is enough although the call is not a read by its method. */
  readonly scope?: 'read'
  /**
   * Set for calls that a page repeats by itself: they do not count as use of the session, so its idle timeout is not
   * extended.
   */
  readonly isPolling?: true
  /**
   * Set when a successful response depends only on the request, the catalogue, and the buyer groups and currency of the
   * sender: the server then caches it and sends it again. Such a call changes nothing, sets no cookie and adds no
   * headers. Drafts are not cached. `by-catalogue`: it depends on no prices in price books. `by-catalogue-and-prices`:
   * the handler says of which products it shows prices.
   */
  readonly cached?: 'by-catalogue' | 'by-catalogue-and-prices'
  /**
   * Set when the response of a call that is not cached depends on no prices in price books: a page for all guests that
   * makes the call need not be rendered again when a price changes.
   */
  readonly showsNoPrices?: true
}

/** The scope that a token needs for a call. */
export function getRequiredScope(endpoint: Pick<Endpoint, 'method' | 'isRead' | 'scope'>): 'api' | 'read' {
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

/** The query of an endpoint as a client writes it: fields with a default may be left out. */
export type QueryInputOf<E extends Endpoint> = E extends { readonly query: TObject<infer Properties> }
  ? SomeOptional<QueryOf<E>, DefaultedKeys<Properties>>
  : Record<never, never>

/** The body of an endpoint as the server reads it; undefined when it takes none. */
export type BodyOf<E extends Endpoint> = E extends { readonly body: infer Schema } ? StaticOrNothing<Schema> : undefined

/** The response body of an endpoint for one status. */
export type ResponseOf<E extends Endpoint, Status extends keyof E['responses']> = StaticOrNothing<
  E['responses'][Status]
>

type SuccessStatus = 200 | 201 | 202 | 204

/** The body of a successful response of an endpoint: a union over all success statuses. */
export type SuccessBodyOf<E extends Endpoint> = {
  [Status in keyof E['responses'] & SuccessStatus]: StaticOrNothing<E['responses'][Status]>
}[keyof E['responses'] & SuccessStatus]
