import type { ServerBuild } from 'react-router'

/**
 * The build with `basePath` in front of its routes and of every file that a page names, so that the path is a setting
 * of the server and not of the build.
 */
export function mountBuild(build: ServerBuild, basePath: string): ServerBuild {
  if (basePath === '') return build
  const { assets } = build
  return {
    ...build,
    basename: basePath,
    publicPath: `${basePath}/`,
    // The file that lists all routes at once has the asset URLs of the build, without the base path.
    routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
    assets: {
      ...assets,
      entry: { ...assets.entry, ...withFiles(assets.entry, basePath) },
      routes: mapValues(assets.routes, (route) => ({
        ...route,
        ...withFiles(route, basePath),
        ...withPieces(route, basePath),
      })),
      url: basePath + assets.url,
    },
  }
}

interface Files {
  readonly module: string
  readonly imports?: string[]
  readonly css?: string[]
}

function withFiles({ module, imports, css }: Files, basePath: string) {
  const mounted = (path: string) => basePath + path
  return { module: mounted(module), imports: imports?.map(mounted) ?? [], css: css?.map(mounted) ?? [] }
}

type EntryRoute = NonNullable<ServerBuild['assets']['routes'][string]>

/** Some of what a route does in the browser is in files of its own. */
function withPieces(route: EntryRoute, basePath: string): Partial<EntryRoute> {
  const pieces = [
    'clientActionModule',
    'clientLoaderModule',
    'clientMiddlewareModule',
    'hydrateFallbackModule',
  ] as const
  return Object.fromEntries(
    pieces.flatMap((piece) => (route[piece] === undefined ? [] : [[piece, basePath + route[piece]]])),
  )
}

function mapValues<Value, Result>(
  record: Readonly<Record<string, Value | undefined>>,
  change: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(
    Object.entries(record).flatMap(([key, value]) => (value === undefined ? [] : [[key, change(value)] as const])),
  )
}
