import type { ServerBuild } from 'react-router'

/**
 * Adds `basePath` to the routes and asset URLs of a build, so that the path is a setting of the server and not of the
 * build. A build with a path of its own, such as `/admin`, is served below the base path. `languagePrefix`, such as
 * `/es-us`, is added to the routes alone: assets are the same in every language.
 */
export function mountBuild(build: ServerBuild, basePath: string, languagePrefix = ''): ServerBuild {
  const basename = basePath + languagePrefix + (build.basename ?? '/').replace(/\/$/, '')
  if (basePath === '') return languagePrefix === '' ? build : { ...build, basename }
  const { assets } = build
  return {
    ...build,
    basename,
    publicPath: basePath + build.publicPath,
    // The manifest file with all routes was built with asset URLs without the base path, so it is not used.
    routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
    assets: {
      ...assets,
      entry: { ...assets.entry, ...addBasePathToFiles(assets.entry, basePath) },
      routes: mapValues(assets.routes, (route) => ({
        ...route,
        ...addBasePathToFiles(route, basePath),
        ...addBasePathToClientModules(route, basePath),
      })),
      url: basePath + assets.url,
    },
  }
}

interface BuildFiles {
  readonly module: string
  readonly imports?: string[]
  readonly css?: string[]
}

function addBasePathToFiles({ module, imports, css }: BuildFiles, basePath: string) {
  const addBasePath = (path: string) => basePath + path
  return {
    module: addBasePath(module),
    imports: imports?.map(addBasePath) ?? [],
    css: css?.map(addBasePath) ?? [],
  }
}

type EntryRoute = NonNullable<ServerBuild['assets']['routes'][string]>

/** Adds the base path to the URLs of those parts of a route's client code that are in files of their own. */
function addBasePathToClientModules(route: EntryRoute, basePath: string): Partial<EntryRoute> {
  const moduleKeys = [
    'clientActionModule',
    'clientLoaderModule',
    'clientMiddlewareModule',
    'hydrateFallbackModule',
  ] as const
  return Object.fromEntries(
    moduleKeys.flatMap((moduleKey) =>
      route[moduleKey] === undefined ? [] : [[moduleKey, basePath + route[moduleKey]]],
    ),
  )
}

function mapValues<Value, Result>(
  record: Readonly<Record<string, Value | undefined>>,
  transform: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(
    Object.entries(record).flatMap(([key, value]) => (value === undefined ? [] : [[key, transform(value)] as const])),
  )
}
