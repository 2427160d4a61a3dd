import { matchRoutes, type ServerBuild } from 'react-router'

/**
 * Finds what the route that a path leads to, which includes the base path, exports as `handle`; undefined where there
 * is none.
 */
export function handleFinder({
  routes,
  basename,
}: Pick<ServerBuild, 'routes' | 'basename'>): (pathname: string) => unknown {
  const pages = Object.values(routes).flatMap((route) =>
    route?.parentId === undefined ? [] : [{ id: route.id, path: route.path ?? '', handle: route.module.handle }],
  )
  return (pathname) => matchRoutes(pages, pathname, basename)?.at(-1)?.route.handle
}
