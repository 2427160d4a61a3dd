/** Normalizes a category path, so that it is found regardless of case and spaces. */
export function toPathKey(path: readonly string[]): string {
  return path.map((name) => name.trim().replaceAll(/\s+/g, ' ').toLowerCase().replaceAll('/', ' ')).join('/')
}

/** Returns a path and all paths above it, shortest first. */
export function toPathsFromRoot(path: readonly string[]): string[][] {
  return path.map((_, index) => path.slice(0, index + 1))
}
