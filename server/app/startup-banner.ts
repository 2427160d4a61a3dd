import { API_VERSION, pathOf, WEBSTORE_BASE } from '@hydrant/contract/shared/paths.ts'
import { DEMO_PASSWORD, demoSignIns } from '../import/service.ts'
import type { Webstore } from '../webstore/service.ts'
import type { RemoteCommerce, Settings } from './settings.ts'

/** Prints where the shop is and, in the demo shop, how to sign in. */
export function printStartupBanner(
  url: string,
  { settings, webstore }: { readonly settings: Settings; readonly webstore: Webstore },
): void {
  const dataLocation =
    settings.databaseUrl === undefined ? `the embedded database in ${settings.dataDir}` : 'PostgreSQL'
  console.log(`Hydrant is open at ${url}`)
  console.log(`Data: ${dataLocation}`)
  console.log(`API:  ${url}${pathOf({ path: WEBSTORE_BASE }, { apiVersion: API_VERSION, webstoreId: webstore.id })}`)
  if (webstore.settings['demo'] === true) console.log(`\n${toDemoSignInLines(settings).join('\n')}`)
  console.log('\nStop it with Ctrl+C.')
}

function toDemoSignInLines({ acceptsPublishedPassword }: Settings): string[] {
  if (acceptsPublishedPassword) return [`Demo sign-ins, all with the password ${DEMO_PASSWORD}:`, ...toSignInLines()]
  const reason = `The published password of the demo (${DEMO_PASSWORD}) lets nobody in: it works only where HOST is a loopback address and the database is the embedded one, or HYDRANT_DEMO is on.`
  return [reason, 'Demo users, with the passwords of your own:', ...toSignInLines()]
}

/** Prints where the storefront is and whose API it shows. */
export function printRemoteStorefrontBanner(url: string, { apiUrl }: RemoteCommerce): void {
  console.log(`Hydrant is open at ${url}`)
  console.log(`API:  ${apiUrl}, another server's`)
  console.log('\nStop it with Ctrl+C.')
}

function toSignInLines(): string[] {
  const width = Math.max(...demoSignIns.map(({ email }) => email.length))
  return demoSignIns.map(({ email, purpose }) => `  ${email.padEnd(width)}  ${purpose}`)
}
