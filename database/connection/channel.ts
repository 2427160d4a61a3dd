/**
 * Checks the name of a notification channel, which both drivers put into SQL unquoted: lower-case letters, digits and
 * underscores only. Throws for any other name.
 */
export function checkChannelName(name: string): string {
  if (!/^[a-z][a-z0-9_]{0,62}$/.test(name))
    throw new Error(`'${name}' is no channel name: use lower-case letters, digits and underscores.`)
  return name
}
