import type { DemoAccount, DemoShop } from '@hydrant/demo/model.ts'
import { demoIds } from './record-ids.ts'

type CustomerSource = Pick<DemoShop, 'accounts' | 'people' | 'buyerGroups'>

/** Converts the demo customers: accounts, buyer groups, their members and who manages which account. */
export function toCustomers({ accounts, people, buyerGroups }: CustomerSource) {
  return {
    accounts: accounts.map((account) => ({
      id: demoIds.account(account.key),
      parentId: account.parentKey === null ? null : demoIds.account(account.parentKey),
      name: account.name,
      accountNumber: account.accountNumber,
      isTaxExempt: account.isTaxExempt,
      ...toAccountAddress(account),
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

/** Returns the address of an account: its default delivery address, or its first one. */
function toAccountAddress({ addresses }: DemoAccount) {
  const accountAddress =
    addresses.find((address) => address.addressType === 'Shipping' && address.isDefault) ?? addresses[0]
  return (
    accountAddress && {
      street: accountAddress.street,
      city: accountAddress.city,
      state: accountAddress.region,
      zip: accountAddress.postalCode,
      country: accountAddress.country,
    }
  )
}

/** Converts the address books of all accounts. */
export function toAddresses({ accounts }: Pick<DemoShop, 'accounts'>) {
  return accounts.flatMap(({ key, addresses }) =>
    addresses.map((address, index) => ({
      ...address,
      id: demoIds.address(`${key}/${index}`),
      accountId: demoIds.account(key),
    })),
  )
}

/** Converts the users of the demo, without their password. */
export function toUsers({ people }: Pick<DemoShop, 'people'>) {
  return people.map(({ email, firstName, lastName, phoneNumber, role }) => ({
    id: demoIds.user(email),
    email,
    firstName,
    lastName,
    phoneNumber,
    role,
  }))
}
