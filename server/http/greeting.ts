import { demoSignIns } from '../import/service.ts'
import type { Settings } from './settings.ts'

/** Tells the person who started the shop where it is and how to sign in to the demo. */
export function greet(address: string, settings: Settings): void {
  const where = settings.databaseUrl === undefined ? `the embedded database in ${settings.dataDir}` : 'PostgreSQL'
  const width = Math.max(...demoSignIns.map(({ email }) => email.length))
  const signIns = demoSignIns.map(({ email, purpose }) => `  ${email.padEnd(width)}  ${purpose}`)
  console.log(`Hydrant is open at ${address}`)
  console.log(`Data: ${where}\n\nDemo sign-ins, all with the password hydrant-demo:\n${signIns.join('\n')}\n\nStop it with Ctrl+C.`)
}
