import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

/** The client that is registered at the provider for the shop. */
export const OPENID_CLIENT = { clientId: 'shop', clientSecret: 'a secret of the shop at the provider' } as const

/** An account at the provider. */
export interface OpenIdAccount {
  readonly email?: string
  readonly email_verified?: boolean
}

/** An OpenID provider on this machine. */
export interface OpenIdProvider {
  readonly issuer: string
  /** Registers the shop, and another client, which both are sent back to this address. */
  readonly registerShop: (redirectUri: string) => void
  readonly close: () => Promise<unknown>
}

/**
 * Opens an OpenID provider whose visitors sign in as the account that the query parameter `account` of its sign-in page
 * names, or the first one, and allow everything.
 */
export async function openOpenIdProvider(accounts: Readonly<Record<string, OpenIdAccount>>): Promise<OpenIdProvider> {
  const http = createServer()
  await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as AddressInfo
  const issuer = `http://127.0.0.1:${port}`
  const registerShop = (redirectUri: string): void => {
    const client = { client_secret: OPENID_CLIENT.clientSecret, redirect_uris: [redirectUri] }
    const provider = new Provider(issuer, {
      clients: [OPENID_CLIENT.clientId, 'another'].map((client_id) => ({ ...client, client_id })),
      claims: { openid: ['sub'], email: ['email', 'email_verified'] },
      findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id, ...accounts[id] }) }),
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_, { uid }) => `/interaction/${uid}` },
      cookies: { keys: ['a key of the provider in tests'] },
    })
    const callback = provider.callback()
    http.on('request', (request, response) => {
      const name = new URL(request.url ?? '/', issuer).searchParams.get('account')
      void (request.url?.startsWith('/interaction/') === true
        ? finishInteraction(provider, { request, response }, name ?? Object.keys(accounts)[0] ?? '')
        : callback(request, response))
    })
  }
  // Another process names the address by a request.
  http.once('request', (request, response) => {
    const redirectUri = new URL(request.url ?? '/', issuer).searchParams.get('register-shop')
    if (redirectUri === null) return
    registerShop(redirectUri)
    response.end()
  })
  return {
    issuer,
    registerShop,
    close: () => {
      http.closeAllConnections()
      return new Promise((resolve) => void http.close(resolve))
    },
  }
}

async function finishInteraction(
  provider: Provider,
  { request, response }: { readonly request: IncomingMessage; readonly response: ServerResponse },
  accountId: string,
): Promise<void> {
  const { prompt, session, params } = await provider.interactionDetails(request, response)
  if (prompt.name === 'login') {
    await provider.interactionFinished(request, response, { login: { accountId } })
    return
  }
  const grant = new provider.Grant({
    accountId: session?.accountId ?? '',
    clientId: String(params['client_id']),
  })
  grant.addOIDCScope('openid email')
  await provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } })
}
