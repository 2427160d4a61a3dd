import { API_VERSION_PATTERN } from './paths.ts'
import type { Route } from './route.ts'

/** The routes of every method that a path without query may be meant for, the most exact first. */
export function routesAt<R extends Route>(routes: readonly R[], path: string): R[] {
  const words = wordsOf(path)
  return routes
    .filter((route) => fits(route, words))
    .toSorted((one, other) => sharpness(other).localeCompare(sharpness(one)))
}

const VERSION = new RegExp(API_VERSION_PATTERN)

function fits(route: Route, words: readonly string[]): boolean {
  const parts = wordsOf(route.path)
  if (parts.length !== words.length) return false
  return parts.every((part, index) => {
    const word = words[index] ?? ''
    if (part === ':apiVersion') return VERSION.test(word)
    return part.startsWith(':') ? word !== '' : part === word
  })
}

/** One letter for each part of a path: words sort before parameters. */
function sharpness(route: Route): string {
  return wordsOf(route.path)
    .map((part) => (part.startsWith(':') ? 'a' : 'b'))
    .join('')
}

function wordsOf(path: string): string[] {
  return path.replace(/^\//, '').replace(/\/$/, '').split('/')
}
