/** Parses the arguments of the command; null when they are not `--verify`, with or without a hash to look for. */
export function parseArguments(values: readonly string[]): { readonly knownHash: string | null } | null {
  const [verify, option, hash, ...others] = values.filter((value) => value !== '--')
  if (verify !== '--verify' || others.length > 0) return null
  if (option === undefined) return { knownHash: null }
  return option === '--hash' && hash !== undefined && /^[0-9a-f]{64}$/.test(hash) ? { knownHash: hash } : null
}
