import type { EntryContext } from 'react-router'

/**
 * Creates the script that receives the data of the loaders and starts the scripts of a page, at once or after the first
 * paint. The router's own component for that loads all scripts before the first paint.
 */
export function createStarter(
  { manifest, routeDiscovery, serverHandoffString = '', staticHandlerContext: { matches } }: EntryContext,
  areImmediate: boolean,
): string {
  const ids = new Set(matches.map(({ route }) => route.id))
  const matchedRoutes = Object.values(manifest.routes).flatMap((route) => (route && ids.has(route.id) ? [route] : []))
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
  return `window.__reactRouterContext=${serverHandoffString};${RECEIVE_DATA}(${START_SCRIPTS})(${toScriptText(scripts)},${areImmediate})`
}

/** Writes a value so that no text in it ends the script. */
function toScriptText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

// The same as in the router's own component.
const RECEIVE_DATA =
  '__reactRouterContext.stream=new ReadableStream({start(c){__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream());'

/**
 * Loads all files at once, not one after the other as they import each other. The first touch or key does not wait for
 * the paint.
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
