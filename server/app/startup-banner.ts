import { API_VERSION, pathOf, WEBSTORE_BASE } from '@hydrant/contract/shared/paths.ts'
import * as messages from '@hydrant/messages/compiled/server/startup.js'
import { DEMO_PASSWORD, demoSignIns } from '../import/service.ts'
import type { Webstore } from '../webstore/service.ts'
import type { RemoteCommerce, Settings } from './settings.ts'

/** What the banner of a start says. */
interface StartupBanner {
  readonly settings: Settings
  readonly webstore: Webstore
  /** Where the first administrator sets the shop up; null: it has one. */
  readonly setupUrl: string | null
}

/**
 * Prints the URLs of the shop and of its API, in the demo shop how to sign in, and without an administrator where the
 * first one sets the shop up.
 */
export function printStartupBanner(url: string, { settings, webstore, setupUrl }: StartupBanner): void {
  console.log(messages.openAt({ url }))
  console.log(
    settings.databaseUrl === undefined
      ? messages.dataInFolder({ folder: settings.dataDir })
      : messages.dataInPostgresql(),
  )
  const apiPath = pathOf({ path: WEBSTORE_BASE }, { apiVersion: API_VERSION, webstoreId: webstore.id })
  console.log(messages.apiAt({ url: url + apiPath }))
  if (webstore.settings['demo'] === true) console.log(`\n${toDemoSignInLines(settings).join('\n')}`)
  if (setupUrl !== null) console.log(`\n${messages.setupAddress({ url: setupUrl })}`)
  console.log(`\n${messages.howToStop()}`)
}

function toDemoSignInLines({ acceptsPublishedPassword }: Settings): string[] {
  if (acceptsPublishedPassword) return [messages.demoSignIns({ password: DEMO_PASSWORD }), ...toSignInLines()]
  return [messages.publishedPasswordOff({ password: DEMO_PASSWORD }), messages.demoUsers(), ...toSignInLines()]
}

/** Prints the URL of the storefront, and that of the API that it shows. */
export function printRemoteStorefrontBanner(url: string, { apiUrl }: RemoteCommerce): void {
  console.log(messages.openAt({ url }))
  console.log(messages.remoteApiAt({ url: apiUrl }))
  console.log(`\n${messages.howToStop()}`)
}

function toSignInLines(): string[] {
  const width = Math.max(...demoSignIns.map(({ email }) => email.length))
  return demoSignIns.map(({ email, purpose }) => `  ${email.padEnd(width)}  ${purpose}`)
}
