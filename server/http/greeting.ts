import { demoSignIns } from '../import/service.ts'
import type { Settings } from './settings.ts'

/** Tells the person who started the shop where it is and, in the demo shop, how to sign in. */
export function greet(address: string, { settings, isDemo }: { readonly settings: Settings; readonly isDemo: boolean }): void {
  const where = settings.databaseUrl === undefined ? `the embedded database in ${settings.dataDir}` : 'PostgreSQL'
  console.log(`Hydrant is open at ${address}`)
  console.log(`Data: ${where}`)
  if (isDemo) console.log(`\nDemo sign-ins, all with the password hydrant-demo:\n${signInLines().join('\n')}`)
  console.log('\nStop it with Ctrl+C.')
}

function signInLines(): string[] {
  const width = Math.max(...demoSignIns.map(({ email }) => email.length))
  return demoSignIns.map(({ email, purpose }) => `  ${email.padEnd(width)}  ${purpose}`)
}
