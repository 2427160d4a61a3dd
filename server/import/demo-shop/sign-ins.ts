import type { DemoPerson, DemoShop } from '@hydrant/demo/model.ts'

/** The password of every demo sign-in. */
export const DEMO_PASSWORD = 'hydrant-demo'

/** A person of the demo and what one can try as them. */
export interface DemoSignIn {
  readonly email: string
  readonly purpose: string
}

/** Who can sign in to the demo. */
export function signInsOf({ people, accounts }: Pick<DemoShop, 'people' | 'accounts'>): DemoSignIn[] {
  return people.map((person) => ({ email: person.email, purpose: purposeOf(person, accounts) }))
}

function purposeOf({ role, accountKey, manages }: DemoPerson, accounts: DemoShop['accounts']): string {
  const name = accounts.find(({ key }) => key === accountKey)?.name ?? 'the shop'
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
