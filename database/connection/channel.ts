/**
 * Returns the name of a notification channel, which both drivers put into SQL unquoted. Throws unless it has only
 * lower-case letters, digits and underscores.
 */
export function requireSafeChannelName(name: string): string {
  if (!/^[a-z][a-z0-9_]{0,62}$/.test(name))
    throw new Error(`'${name}' is no channel name: use lower-case letters, digits and underscores.`)
  return name
}
