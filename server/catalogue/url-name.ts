const MAX_LENGTH = 80

/**
 * Converts a name to a URL segment: lower-case words joined by '-' ("Fog Nozzle, 1½ in" → "fog-nozzle-1-1-2-in"); null
 * if no letter or digit remains.
 */
export function toUrlNameOrNull(name: string): string | null {
  const words =
    name
      .replaceAll(/\d(?=\p{No})/gu, '$& ')
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  const joined = words.join('-').slice(0, MAX_LENGTH).replace(/-$/, '')
  return joined === '' ? null : joined
}
