/** A path of a page as it is stored: in small letters, because two pages never differ by the case of letters alone. */
export function canonicalPath(path: string): string {
  return path.toLowerCase()
}
