import type { EntryContext } from 'react-router'

/**
 * Creates the script that receives the data of the loaders and starts the scripts of a page, at once or after the first
 * paint. The router's own component for that loads all scripts before the first paint.
 */
export function createStartScript(
  { manifest, routeDiscovery, serverHandoffString = '', staticHandlerContext: { matches } }: EntryContext,
  areImmediate: boolean,
): string {
  const matchedRouteIds = new Set(matches.map(({ route }) => route.id))
  const matchedRoutes = Object.values(manifest.routes).flatMap((route) =>
    route && matchedRouteIds.has(route.id) ? [route] : [],
  )
  const scripts = {
    // Without a file that lists all routes, the router asks for those of other pages when it needs them.
    manifest:
      routeDiscovery.mode === 'initial'
        ? manifest.url
        : { ...manifest, routes: Object.fromEntries(matchedRoutes.map((route) => [route.id, route])) },
    entry: manifest.entry.module,
    files: [...new Set([manifest.entry, ...matchedRoutes].flatMap((script) => script.imports ?? []))],
    routes: matchedRoutes.map((route) => [
      route.id,
      [route.clientLoaderModule, route.clientMiddlewareModule, route.module].filter((url) => url !== undefined),
    ]),
  }
  return `window.__reactRouterContext=${serverHandoffString};${RECEIVE_DATA}(${START_SCRIPTS})(${toInlineScriptJson(scripts)},${areImmediate})`
}

/** Formats a value as JSON for an inline script; `<` is escaped, so that no text in it closes the script tag. */
function toInlineScriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

// The same code as in React Router's own component `Scripts`.
const RECEIVE_DATA =
  '__reactRouterContext.stream=new ReadableStream({start(c){__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream());'

/**
 * The code of a function that loads all files at once, not one after the other as they import each other, and starts
 * the scripts after the first paint, or earlier at the first touch or key press.
 */
const START_SCRIPTS = `({manifest,entry,files,routes},areImmediate)=>{
let isStarted=false
const load=url=>import(url)
const start=async()=>{
if(isStarted)return
isStarted=true
for(const file of typeof manifest==='object'?files:[manifest,...files])load(file).catch(()=>{})
const modules=await Promise.all(routes.map(async([id,urls])=>[id,Object.assign({},...await Promise.all(urls.map(load)))]))
window.__reactRouterRouteModules=Object.fromEntries(modules)
if(typeof manifest==='object')window.__reactRouterManifest=manifest
else await load(manifest)
load(entry)
}
if(areImmediate)return start()
for(const event of ['pointerdown','keydown'])addEventListener(event,start,{once:true,capture:true})
const startAfterPaint=()=>document.hidden?start():new PerformanceObserver(start).observe({type:'paint',buffered:true})
if(document.readyState==='complete')startAfterPaint()
else addEventListener('load',startAfterPaint,{once:true})
}`
