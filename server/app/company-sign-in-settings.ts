import * as messages from '@hydrant/messages/compiled/server/settings.js'
import type { CompanySignIn } from '../session/service.ts'
import { SettingsError } from './settings-error.ts'

const OTHERS = ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_LABEL'] as const
const LOOPBACK = /^http:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?(?:\/|$)/

/**
 * Parses the OpenID provider with whose accounts people sign in; null when none is set. Throws a `SettingsError`, whose
 * message never contains the secret, on incomplete settings and on a provider that is reached without encryption.
 */
export function parseCompanySignIn(readVariable: (name: string) => string | undefined): CompanySignIn | null {
  const issuer = readVariable('OIDC_ISSUER')
  if (issuer === undefined) {
    const unused = OTHERS.find((name) => readVariable(name) !== undefined)
    if (unused !== undefined) throw new SettingsError(messages.oidcWithoutIssuer({ name: unused }))
    return null
  }
  const isEncrypted = issuer.startsWith('https://') || LOOPBACK.test(issuer)
  if (!isEncrypted || !URL.canParse(issuer)) throw new SettingsError(messages.invalidOidcIssuer())
  const [clientId, clientSecret] = [readVariable('OIDC_CLIENT_ID'), readVariable('OIDC_CLIENT_SECRET')]
  if (clientId === undefined || clientSecret === undefined) throw new SettingsError(messages.oidcWithoutClient())
  return { issuer, clientId, clientSecret, label: readVariable('OIDC_LABEL') ?? new URL(issuer).hostname }
}
