import { ROUTES } from '@hydrant/contract/routes.ts'
import type { Route } from '@hydrant/contract/shared/route.ts'
import { API_VERSION, LWR_APEX_BASE, pathOf, WEBSTORE_BASE } from '@hydrant/contract/shared/paths.ts'
import { isZeroId } from '@hydrant/kernel/identity/record-id.ts'

/** The server, store, account and currency that calls are made for. */
export interface CallScope {
  /**
   * The prefix of every path, such as `https://shop.example` or `https://shop.example/b2b/webruntime/api`; empty means
   * the page's own host.
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

/** A query as callers write it; undefined and null values are left out. */
export type QueryValues = Readonly<Record<string, string | number | boolean | null | undefined>>

/** The path parameters and the query of a call. */
export interface UrlInput {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: QueryValues
}

/** Builds the URL of a call, with account and currency where they belong; the caller's query overrides both. */
export function buildCallUrl(route: Route, scope: CallScope, input: UrlInput): string {
  const path = pathOf(route, { apiVersion: API_VERSION, webstoreId: scope.webstoreId, ...input.params })
  const query = new URLSearchParams()
  for (const [name, value] of [toScopeQuery(route, scope), input.query ?? {}].flatMap((values) =>
    Object.entries(values),
  )) {
    if (value !== undefined && value !== null) query.set(name, String(value))
  }
  const search = query.size === 0 ? '' : `?${query}`
  return scope.baseUrl.replace(/\/+$/, '') + path + search
}

/** Paths outside `WEBSTORE_BASE` whose calls also carry the effective account in their query. */
const ACCOUNT_PATHS: readonly string[] = [LWR_APEX_BASE, ROUTES.executeServerMethod.path, ROUTES.submitForm.path]

function toScopeQuery(route: Route, scope: CallScope): QueryValues {
  const isStoreRoute = route.path.startsWith(WEBSTORE_BASE)
  if (!isStoreRoute && !ACCOUNT_PATHS.some((path) => route.path.startsWith(path))) return {}
  const takesCurrency = route.path.startsWith(`${WEBSTORE_BASE}/carts`) && route.method !== 'DELETE'
  return {
    effectiveAccountId: omitBlankOrZeroId(scope.effectiveAccountId?.()),
    currencyIsoCode: takesCurrency ? omitEmptyText(scope.currencyIsoCode?.()) : undefined,
  }
}

function omitBlankOrZeroId(id: string | undefined): string | undefined {
  return id === undefined || id.trim() === '' || isZeroId(id) ? undefined : id
}

function omitEmptyText(text: string | undefined): string | undefined {
  return text === '' ? undefined : text
}
