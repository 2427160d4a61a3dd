const LONGEST = 80

/**
 * A name as a part of an address: lower-case words joined by '-' ("Fog Nozzle, 1½ in" → "fog-nozzle-1-1-2-in"); null
 * when nothing is left of it.
 */
export function urlName(name: string): string | null {
  const words =
    name
      .replaceAll(/\d(?=\p{No})/gu, '$& ')
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  const joined = words.join('-').slice(0, LONGEST).replace(/-$/, '')
  return joined === '' ? null : joined
}
