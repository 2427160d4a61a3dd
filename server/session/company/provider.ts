import * as client from 'openid-client'
import { Cache } from '../../cache/cache.ts'

/** The OpenID provider with whose accounts people sign in, as the operator has set it. */
export interface CompanySignIn {
  /** The URL of the issuer, which has its metadata at `/.well-known/openid-configuration`. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** What the button on the sign-in page calls the accounts, such as the name of the company. */
  readonly label: string
}

/** What has to come back from the provider, and the secret that exchanges its code. */
export interface SignInFlow {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
  readonly redirectUri: string
}

/** Who has signed in at the provider. */
export interface CompanyIdentity {
  /** The id of the person at the provider, which never changes. */
  readonly subject: string
  readonly email: string | null
  readonly isEmailVerified: boolean
}

const configurations = new Cache<client.Configuration>({ name: 'OpenID providers', maxEntries: 10 })

function loadConfiguration({ issuer, clientId, clientSecret }: CompanySignIn): Promise<client.Configuration> {
  return configurations.getOrLoad(`${issuer} ${clientId}`, () =>
    client.discovery(
      new URL(issuer),
      clientId,
      clientSecret,
      undefined,
      // The settings allow plain HTTP on this machine only.
      issuer.startsWith('http:') ? { execute: [client.allowInsecureRequests] } : {},
    ),
  )
}

/** Begins a sign-in at the provider: returns the address to send the person to, and what has to come back from there. */
export async function beginFlow(
  provider: CompanySignIn,
  redirectUri: string,
): Promise<{ readonly authorizationUrl: string; readonly flow: SignInFlow }> {
  const configuration = await loadConfiguration(provider)
  const flow = {
    state: client.randomState(),
    nonce: client.randomNonce(),
    codeVerifier: client.randomPKCECodeVerifier(),
    redirectUri,
  }
  const url = client.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: 'openid email',
    code_challenge: await client.calculatePKCECodeChallenge(flow.codeVerifier),
    code_challenge_method: 'S256',
    state: flow.state,
    nonce: flow.nonce,
  })
  return { authorizationUrl: url.href, flow }
}

/**
 * Exchanges what the provider has sent back for the identity of the person. Throws when state, nonce, issuer, audience or
 * signature are not right, and when the provider refuses.
 */
export async function finishFlow(
  provider: CompanySignIn,
  { state, nonce, codeVerifier, redirectUri }: SignInFlow,
  query: string,
): Promise<CompanyIdentity> {
  const configuration = await loadConfiguration(provider)
  const tokens = await client.authorizationCodeGrant(configuration, new URL(`${redirectUri}?${query}`), {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: codeVerifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (claims === undefined) throw new Error('The provider sent no ID token.')
  // Many providers have the email address in the user info only.
  const info =
    claims['email'] === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
      ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
      : claims
  const { email } = info
  return {
    subject: claims.sub,
    email: typeof email === 'string' ? email.trim().toLowerCase() : null,
    isEmailVerified: info['email_verified'] === true,
  }
}
