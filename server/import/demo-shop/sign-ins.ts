import type { DemoPerson, DemoShop } from '@hydrant/demo/model.ts'

/** The password of all demo users. */
export const DEMO_PASSWORD = 'hydrant-demo'

/** A demo user and what one can try as that user. */
export interface DemoSignIn {
  readonly email: string
  readonly purpose: string
}

/** Lists the users who can sign in to the demo. */
export function toSignIns({ people, accounts }: Pick<DemoShop, 'people' | 'accounts'>): DemoSignIn[] {
  return people.map((person) => ({ email: person.email, purpose: describePurpose(person, accounts) }))
}

function describePurpose({ role, accountKey, manages }: DemoPerson, demoAccounts: DemoShop['accounts']): string {
  const name = demoAccounts.find(({ key }) => key === accountKey)?.name ?? 'the shop'
  switch (role) {
    case 'buyer':
      return manages.length === 0 ? `buys for ${name}` : `buys for ${name} and ${manages.length} accounts it manages`
    case 'site-builder':
      return 'builds the pages'
    case 'admin':
      return 'runs the shop'
    default:
      return role satisfies never
  }
}
