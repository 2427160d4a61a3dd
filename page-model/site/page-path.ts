/** Returns a page's path as it is stored: in lower case, because paths of pages are not case-sensitive. */
export function toLowerCasePath(path: string): string {
  return path.toLowerCase()
}
