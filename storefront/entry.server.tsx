import { isbot } from 'isbot'
import { renderToReadableStream } from 'react-dom/server'
import {
  isRouteErrorResponse,
  ServerRouter,
  type HandleErrorFunction,
  type EntryContext,
  type RouterContextProvider,
} from 'react-router'
import latinFont from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url'
import { StyleNonce } from '@hydrant/page-builder/render/style-nonce.ts'
import { shopContext } from './shop-context.ts'

/** How long loaders may keep a response open, in milliseconds. */
export const streamTimeout = 10_000

/** Renders one page as a stream; crawlers get it complete. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, basePath, reportError } = loadContext.get(shopContext)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.append('Link', `<${basePath}${latinFont}>; rel=preload; as=font; type="font/woff2"; crossorigin`)
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const page = (
    <StyleNonce value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </StyleNonce>
  )
  const body = await renderToReadableStream(page, {
    nonce,
    signal: AbortSignal.timeout(streamTimeout + 1000),
    // Each block has its own Suspense boundary; they are streamed in place, so that they show without JavaScript.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: reportError,
  })
  if (isbot(request.headers.get('user-agent'))) await body.allReady
  return new Response(body, { status, headers })
}

/** Reports what loaders and actions throw, except error responses for the visitor and aborted requests. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(shopContext).reportThrown(error)
}
