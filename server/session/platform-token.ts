/**
 * Tokens in the form of the platform: the id of the organization, `!`, and the token of the session with its signature.
 * The platform's command line refuses any other. The form adds nothing to a token and takes nothing away: a token is
 * accepted in either form.
 */
const PLATFORM_TOKEN = /^00D[A-Za-z0-9]{12,15}!(\w+)\.([0-9a-f]{64})$/

/** Converts a token into the form of the platform; one that cannot be written in it stays as it is. */
export function toPlatformToken(token: string, organizationId: string): string {
  const decoded = decodeOrNull(token) ?? ''
  const [session = '', signature = '', ...others] = decoded.split('.')
  const bytes = Buffer.from(signature, 'base64')
  return /^\w+$/.test(session) && bytes.length === 32 && others.length === 0
    ? `${organizationId}!${session}.${bytes.toString('hex')}`
    : token
}

/** Returns the token that a token in the form of the platform contains; any other is returned as it is. */
export function fromPlatformToken(token: string): string {
  const [, session, signature = ''] = PLATFORM_TOKEN.exec(token) ?? []
  return session === undefined
    ? token
    : encodeURIComponent(`${session}.${Buffer.from(signature, 'hex').toString('base64')}`)
}

function decodeOrNull(token: string): string | null {
  try {
    return decodeURIComponent(token)
  } catch {
    return null
  }
}
