import { PassThrough } from 'node:stream'
import { arrayBuffer } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import {
  isRouteErrorResponse,
  ServerRouter,
  type HandleErrorFunction,
  type EntryContext,
  type RouterContextProvider,
} from 'react-router'
import latinFont from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url'
import { StyleNonce } from '@hydrant/page-builder/render/style-nonce.ts'
import { createStartScript } from './shell/create-starter.server.ts'
import { MenuHtml } from './shell/category-menu.tsx'
import { PageScriptsContext } from './shell/page-scripts.tsx'
import { menuHtmlContext } from './shell/render-menu.server.tsx'
import { shopContext } from './shop-context.ts'

/** How long rendering may take after the loaders, in milliseconds. */
export const streamTimeout = 10_000

/** Renders a whole page before responding: loaders defer no data, so streaming would not show anything sooner. */
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

  const pageScripts = {
    nonce,
    createStartScript(areImmediate: boolean) {
      if (routerContext.renderMeta) routerContext.renderMeta.didRenderScripts = true
      return createStartScript(routerContext, areImmediate)
    },
  }
  const page = (
    <StyleNonce value={nonce}>
      <PageScriptsContext value={pageScripts}>
        <MenuHtml value={loadContext.get(menuHtmlContext)}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </MenuHtml>
      </PageScriptsContext>
    </StyleNonce>
  )
  return new Response(await renderToBytes(page, { nonce, onError: reportError }), { status, headers })
}

/** Renders a page to bytes. Rejects when the page cannot be rendered; a single block that fails is left out. */
function renderToBytes(
  page: ReactNode,
  options: { readonly nonce: string; readonly onError: (error: unknown) => void },
): Promise<ArrayBuffer> {
  const { promise, resolve, reject } = Promise.withResolvers<ArrayBuffer>()
  const { pipe, abort } = renderToPipeableStream(page, {
    ...options,
    // Each block has its own Suspense boundary; they are rendered in place, so that they show without JavaScript.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onAllReady: () => resolve(arrayBuffer(pipe(new PassThrough()))),
    onShellError: reject,
  })
  const timer = setTimeout(() => abort(new Error('Rendering a page took too long.')), streamTimeout + 1000)
  return promise.finally(() => clearTimeout(timer))
}

/** Reports what loaders and actions throw, except error responses for the visitor and aborted requests. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(shopContext).reportThrown(error)
}
