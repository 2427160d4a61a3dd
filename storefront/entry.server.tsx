import {
  isRouteErrorResponse,
  ServerRouter,
  type HandleErrorFunction,
  type EntryContext,
  type RouterContextProvider,
} from 'react-router'
import latinFont from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url'
import { StyleNonce } from '@hydrant/page-builder/render/style-nonce.ts'
import { RENDER_TIMEOUT_MS, renderToBytes } from '@hydrant/rendering/render-to-bytes.server.ts'
import { COPY_HEADER } from '@hydrant/page-model/offline/copy-header.ts'
import { isCopyRequest } from './offline/copy-request.ts'
import { visitorMarkerContext } from './offline/visitor-marker.server.ts'
import { createStartScript } from './shell/create-starter.server.ts'
import { addHeadElements, headElementsContext, otherThemeContext } from './shell/head-elements.server.ts'
import { MenuHtml } from './shell/category-menu.tsx'
import { PageScriptsContext } from './shell/page-scripts.tsx'
import { menuHtmlContext } from './shell/render-menu.server.tsx'
import { shopContext } from './shop-context.ts'

/** How long the router waits for data that a page defers, in milliseconds. */
export const streamTimeout = RENDER_TIMEOUT_MS

/** Renders a whole page before responding: loaders defer no data, so streaming would not show anything sooner. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, sitePath, basePath, reportError } = loadContext.get(shopContext)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const headElements = loadContext.get(headElementsContext)
  const otherTheme = loadContext.get(otherThemeContext)
  const theme = otherTheme === null ? headElements.theme : { theme: otherTheme, look: null }
  if (theme === null || theme.theme.typeface === 'archivo')
    headers.append('Link', `<${sitePath}${latinFont}>; rel=preload; as=font; type="font/woff2"; crossorigin`)
  const visitorMarker = loadContext.get(visitorMarkerContext)
  if (isCopyRequest(request) && visitorMarker !== null) headers.set(COPY_HEADER, visitorMarker)
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
  const html = await renderToBytes(page, { nonce, onError: reportError })
  return new Response(addHeadElements(html, { ...headElements, theme }, { sitePath, basePath, nonce }), {
    status,
    headers,
  })
}

/** Reports what loaders and actions throw, except error responses for the visitor and aborted requests. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(shopContext).reportThrown(error)
}
