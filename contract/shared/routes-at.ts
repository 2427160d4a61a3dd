import { API_VERSION_PATTERN } from './paths.ts'
import type { Route } from './route.ts'

/** The routes of every method that a path without query may be meant for, the most exact first. */
export function routesAt<R extends Route>(routes: readonly R[], path: string): R[] {
  const words = splitPath(path)
  return routes
    .filter((route) => matchesPath(route, words))
    .toSorted((one, other) => toSpecificityKey(other).localeCompare(toSpecificityKey(one)))
}

const VERSION = new RegExp(API_VERSION_PATTERN)

function matchesPath(route: Route, words: readonly string[]): boolean {
  const parts = splitPath(route.path)
  if (parts.length !== words.length) return false
  return parts.every((part, index) => {
    const word = words[index] ?? ''
    if (part === ':apiVersion') return VERSION.test(word)
    return part.startsWith(':') ? word !== '' : part === word
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
