import { buyerAccount } from '@hydrant/contract/records/buyer-account.ts'
import { contact } from '@hydrant/contract/records/contact.ts'
import { delegatedAccount } from '@hydrant/contract/records/delegated-account.ts'
import { user as userDefinition } from '@hydrant/contract/records/user.ts'
import { account, managedAccount, toBuyerAccountId } from '@hydrant/database/schema/accounts.ts'
import { toContactId, user } from '@hydrant/database/schema/session.ts'
import { type AnyColumn, sql } from 'drizzle-orm'
import { defineStoredObject, type StoredObject, toSystemColumns } from '../records/service.ts'
import { parseLocaleOrNull } from '../webstore/service.ts'
import { addManagedAccount, changePerson, createPerson, removeManagedAccount } from './writing/people/service.ts'

/** Users, the people of accounts and what else accounts are, in the record API. */
export const PERSON_OBJECTS: readonly StoredObject[] = [
  defineStoredObject(userDefinition, {
    table: user,
    columns: (table) => ({
      ...toSystemColumns(table),
      Username: table.email,
      Email: table.email,
      Name: table.name,
      FirstName: table.firstName,
      LastName: sql`coalesce(${table.lastName}, ${table.name})`,
      Phone: table.phoneNumber,
      LanguageLocaleKey: sql`replace(${table.language}, '-', '_')`,
      IsActive: table.isActive,
      AccountId: toOwnAccountId(table.id),
      ContactId: sql`(select ${toContactId(table.id)} from account_member where account_member.user_id = ${table.id})`,
      Role__c: table.role,
    }),
    create: (tx, values) =>
      createPerson(tx, {
        ...toPerson(values),
        email: values.Email,
        lastName: values.LastName,
        accountId: values.AccountId,
      }),
    update: (tx, id, changes) => changePerson(tx, id, { ...toPerson(changes), accountId: changes.AccountId }),
  }),
  defineStoredObject(contact, {
    table: user,
    rows: sql`exists (select from account_member where account_member.user_id = "user".id)`,
    columns: (table) => ({
      ...toSystemColumns(table),
      Id: toContactId(table.id),
      Name: table.name,
      FirstName: table.firstName,
      LastName: sql`coalesce(${table.lastName}, ${table.name})`,
      Email: table.email,
      Phone: table.phoneNumber,
      AccountId: toOwnAccountId(table.id),
    }),
  }),
  defineStoredObject(buyerAccount, {
    table: account,
    columns: (table) => ({
      ...toSystemColumns(table),
      Id: toBuyerAccountId(table.id),
      Name: table.name,
      BuyerId: table.id,
      BuyerStatus: sql`'Active'::text`,
      CommerceType: sql`'Buyer'::text`,
      IsActive: sql`true`,
    }),
  }),
  defineStoredObject(delegatedAccount, {
    table: managedAccount,
    columns: (table) => ({
      ...toSystemColumns(table),
      Name: sql`(select name from account where account.id = ${table.accountId})`,
      ManagedById: table.userId,
      ParentId: toOwnAccountId(table.userId),
      TargetId: table.accountId,
      AccessBuyFor: sql`true`,
    }),
    create: (tx, values) => addManagedAccount(tx, { userId: values.ManagedById, accountId: values.TargetId }),
    delete: removeManagedAccount,
  }),
]

function toOwnAccountId(userId: AnyColumn) {
  return sql`(select account_id from account_member where account_member.user_id = ${userId})`
}

function toPerson(changes: {
  readonly Username?: string
  readonly Email?: string
  readonly FirstName?: string | null
  readonly LastName?: string
  readonly Phone?: string | null
  readonly LanguageLocaleKey?: string | null
  readonly IsActive?: boolean
}) {
  return {
    username: changes.Username,
    email: changes.Email,
    firstName: changes.FirstName,
    lastName: changes.LastName,
    phoneNumber: changes.Phone,
    language: changes.LanguageLocaleKey === undefined ? undefined : parseLocaleOrNull(changes.LanguageLocaleKey),
    isActive: changes.IsActive,
  }
}
