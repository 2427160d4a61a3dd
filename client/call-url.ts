import { ROUTES } from '@hydrant/contract/routes.ts'
import type { Route } from '@hydrant/contract/shared/route.ts'
import { API_VERSION, LWR_APEX_BASE, pathOf, WEBSTORE_BASE } from '@hydrant/contract/shared/paths.ts'
import { isZeroId } from '@hydrant/kernel/identity/record-id.ts'

/** For whom, and where, calls are made. */
export interface CallScope {
  /**
   * What stands in front of every path, such as `https://shop.example` or `https://shop.example/b2b/webruntime/api`;
   * empty means the page's own host.
   */
  readonly baseUrl: string
  readonly webstoreId: string
  /**
   * The account on whose behalf calls are made; without one, or with an id of zeros, the server takes the buyer's own.
   */
  readonly effectiveAccountId?: (() => string | undefined) | undefined
  /** The currency that carts are shown in; without one the server takes the session's. */
  readonly currencyIsoCode?: (() => string | undefined) | undefined
}

/** A query as callers write it; undefined and null are left out. */
export type QueryValues = Readonly<Record<string, string | number | boolean | null | undefined>>

/** What the caller puts into an address. */
export interface UrlInput {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: QueryValues
}

/**
 * The address of one call, with account and currency where they belong; what the caller's query says wins over both.
 */
export function urlOfCall(route: Route, scope: CallScope, input: UrlInput): string {
  const path = pathOf(route, { apiVersion: API_VERSION, webstoreId: scope.webstoreId, ...input.params })
  const query = new URLSearchParams()
  for (const [name, value] of [scopeQuery(route, scope), input.query ?? {}].flatMap((values) =>
    Object.entries(values),
  )) {
    if (value !== undefined && value !== null) query.set(name, String(value))
  }
  const search = query.size === 0 ? '' : `?${query}`
  return scope.baseUrl.replace(/\/+$/, '') + path + search
}

/** Calls beside those of the web store that are made on behalf of an account, too. */
const ALSO_FOR_ACCOUNT: readonly string[] = [LWR_APEX_BASE, ROUTES.executeServerMethod.path, ROUTES.submitForm.path]

function scopeQuery(route: Route, scope: CallScope): QueryValues {
  const isOfStore = route.path.startsWith(WEBSTORE_BASE)
  if (!isOfStore && !ALSO_FOR_ACCOUNT.some((path) => route.path.startsWith(path))) return {}
  const takesCurrency = route.path.startsWith(`${WEBSTORE_BASE}/carts`) && route.method !== 'DELETE'
  return {
    effectiveAccountId: accountOrNothing(scope.effectiveAccountId?.()),
    currencyIsoCode: takesCurrency ? textOrNothing(scope.currencyIsoCode?.()) : undefined,
  }
}

function accountOrNothing(id: string | undefined): string | undefined {
  return id === undefined || id.trim() === '' || isZeroId(id) ? undefined : id
}

function textOrNothing(text: string | undefined): string | undefined {
  return text === '' ? undefined : text
}
