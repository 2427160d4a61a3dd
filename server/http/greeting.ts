import { API_VERSION, pathOf, WEBSTORE_BASE } from '@hydrant/contract/shared/paths.ts'
import { demoSignIns } from '../import/service.ts'
import type { Webstore } from '../webstore/service.ts'
import type { RemoteCommerce, Settings } from './settings.ts'

/** Tells the person who started the shop where it is and, in the demo shop, how to sign in. */
export function greet(address: string, { settings, webstore }: { readonly settings: Settings; readonly webstore: Webstore }): void {
  const where = settings.databaseUrl === undefined ? `the embedded database in ${settings.dataDir}` : 'PostgreSQL'
  console.log(`Hydrant is open at ${address}`)
  console.log(`Data: ${where}`)
  console.log(`API:  ${address}${pathOf({ path: WEBSTORE_BASE }, { apiVersion: API_VERSION, webstoreId: webstore.id })}`)
  if (webstore.settings['demo'] === true) console.log(`\nDemo sign-ins, all with the password hydrant-demo:\n${signInLines().join('\n')}`)
  console.log('\nStop it with Ctrl+C.')
}

/** Tells the person who started the pages where they are, and whose API they show. */
export function greetFront(address: string, { apiUrl }: RemoteCommerce): void {
  console.log(`Hydrant is open at ${address}`)
  console.log(`API:  ${apiUrl}, another server's`)
  console.log('\nStop it with Ctrl+C.')
}

function signInLines(): string[] {
  const width = Math.max(...demoSignIns.map(({ email }) => email.length))
  return demoSignIns.map(({ email, purpose }) => `  ${email.padEnd(width)}  ${purpose}`)
}
