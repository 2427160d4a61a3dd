import { matchRoutes, type ServerBuild } from 'react-router'

/**
 * Creates a function that finds the `handle` export of the route for a path (with the base path); undefined when there
 * is none.
 */
export function createHandleFinder({
  routes,
  basename,
}: Pick<ServerBuild, 'routes' | 'basename'>): (pathname: string) => unknown {
  const pages = Object.values(routes).flatMap((route) =>
    route?.parentId === undefined ? [] : [{ id: route.id, path: route.path ?? '', handle: route.module.handle }],
  )
  return (pathname) => matchRoutes(pages, pathname, basename)?.at(-1)?.route.handle
}
