import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { shopContext, type ShopContext } from './shop-context.ts'

/** Answers one request to a page. Errors that loaders throw become the error page with their status; none escape. */
export type ShopHandler = (request: Request, shop: ShopContext) => Promise<Response>

/**
 * Makes the handler of all pages, mounted under `basePath` (empty, or `/shop`).
 * This module is the entry of the server bundle, so that the context key that it sets and the one that loaders read are the same object.
 */
export function createShopHandler({ basePath }: { readonly basePath: string }): ShopHandler {
  const handle = createRequestHandler(mountedAt(basePath), 'production')
  return (request, shop) => {
    const context = new RouterContextProvider()
    context.set(shopContext, shop)
    return handle(request, context)
  }
}

/** The build with `basePath` in front of its routes and of every asset that a page names. */
function mountedAt(basePath: string): ServerBuild {
  if (basePath === '') return build
  return { ...build, basename: basePath, publicPath: `${basePath}/`, assets: withPrefix(build.assets, basePath) }
}

function withPrefix<Value>(value: Value, basePath: string): Value
function withPrefix(value: unknown, basePath: string): unknown {
  if (typeof value === 'string') return value.startsWith('/assets/') ? basePath + value : value
  if (Array.isArray(value)) return value.map((item) => withPrefix(item, basePath))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withPrefix(item, basePath)]))
}
