import {
  isRouteErrorResponse,
  ServerRouter,
  type HandleErrorFunction,
  type EntryContext,
  type RouterContextProvider,
} from 'react-router'
import { RENDER_TIMEOUT_MS, renderToBytes } from '@hydrant/rendering/render-to-bytes.server.ts'
import { officeContext } from './office-context.ts'
import { NonceContext } from './shell/nonce.ts'

/** How long the router waits for data that a page defers, in milliseconds. */
export const streamTimeout = RENDER_TIMEOUT_MS

/** Renders a whole page before responding, as in the shop. No page is cached: each is for one member of staff. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, reportError } = loadContext.get(officeContext)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Cache-Control', 'no-store')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const page = (
    <NonceContext value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </NonceContext>
  )
  return new Response(await renderToBytes(page, { nonce, onError: reportError }), { status, headers })
}

/** Reports what loaders and actions throw, except error responses for the user and aborted requests. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(officeContext).reportThrown(error)
}
