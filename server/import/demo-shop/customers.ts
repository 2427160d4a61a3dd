import type { DemoAccount, DemoShop } from '@hydrant/demo/model.ts'
import { demoIds } from './record-ids.ts'

type People = Pick<DemoShop, 'accounts' | 'people' | 'buyerGroups'>

/** Accounts, buyer groups, and who belongs to and manages what. */
export function customersOf({ accounts, people, buyerGroups }: People) {
  return {
    accounts: accounts.map((account) => ({
      id: demoIds.account(account.key),
      name: account.name,
      accountNumber: account.accountNumber,
      isTaxExempt: account.isTaxExempt,
      ...seatOf(account),
    })),
    groups: buyerGroups.map(({ key, name, isGuest }) => ({ id: demoIds.buyerGroup(key), name, isGuest })),
    groupMembers: accounts.flatMap(({ key, buyerGroupKeys }) =>
      buyerGroupKeys.map((group) => ({ buyerGroupId: demoIds.buyerGroup(group), accountId: demoIds.account(key) })),
    ),
    members: people.flatMap(({ email, accountKey }) =>
      accountKey === null ? [] : [{ userId: demoIds.user(email), accountId: demoIds.account(accountKey) }],
    ),
    managed: people.flatMap(({ email, manages }) =>
      manages.map((key) => ({ userId: demoIds.user(email), accountId: demoIds.account(key) })),
    ),
  }
}

/** Where an account sits: its default delivery address, or the first it has. */
function seatOf({ addresses }: DemoAccount) {
  const seat = addresses.find((address) => address.addressType === 'Shipping' && address.isDefault) ?? addresses[0]
  return (
    seat && { street: seat.street, city: seat.city, state: seat.region, zip: seat.postalCode, country: seat.country }
  )
}

/** The address books of all accounts. */
export function addressesOf({ accounts }: Pick<DemoShop, 'accounts'>) {
  return accounts.flatMap(({ key, addresses }) =>
    addresses.map((address, index) => ({
      ...address,
      id: demoIds.address(`${key}/${index}`),
      accountId: demoIds.account(key),
    })),
  )
}

/** The people who can sign in, without their password. */
export function usersOf({ people }: Pick<DemoShop, 'people'>) {
  return people.map(({ email, firstName, lastName, phoneNumber, role }) => ({
    id: demoIds.user(email),
    email,
    firstName,
    lastName,
    phoneNumber,
    role,
  }))
}
