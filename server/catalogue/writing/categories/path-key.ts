/** How the category that a path of names leads to is found, whatever its capitals and blanks. */
export function pathKey(path: readonly string[]): string {
  return path.map((name) => name.trim().replaceAll(/\s+/g, ' ').toLowerCase().replaceAll('/', ' ')).join('/')
}

/** A path and all paths above it, the shortest first. */
export function pathsDownTo(path: readonly string[]): string[][] {
  return path.map((_, index) => path.slice(0, index + 1))
}
