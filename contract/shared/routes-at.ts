import { API_VERSION_PATTERN } from './paths.ts'
import type { Route } from './route.ts'

/** Finds the routes of every method whose pattern matches a path without query, the most specific first. */
export function findRoutesAtPath<R extends Route>(routes: readonly R[], path: string): R[] {
  const segments = splitPath(path)
  return routes
    .filter((route) => matchesPath(route, segments))
    .toSorted((one, other) => toSpecificityKey(other).localeCompare(toSpecificityKey(one)))
}

const VERSION = new RegExp(API_VERSION_PATTERN)

function matchesPath(route: Route, segments: readonly string[]): boolean {
  const patternSegments = splitPath(route.path)
  if (patternSegments.length !== segments.length) return false
  return patternSegments.every((part, index) => {
    const segment = segments[index] ?? ''
    if (part === ':apiVersion') return VERSION.test(segment)
    return part.startsWith(':') ? segment !== '' : part === segment
  })
}

/** Returns a key that sorts more specific routes last: one letter for each part of the path, `a` for a parameter. */
function toSpecificityKey(route: Route): string {
  return splitPath(route.path)
    .map((part) => (part.startsWith(':') ? 'a' : 'b'))
    .join('')
}

function splitPath(path: string): string[] {
  return path.replace(/^\//, '').replace(/\/$/, '').split('/')
}
