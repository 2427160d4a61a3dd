import { account as accountDefinition } from '@hydrant/contract/records/account.ts'
import { buyerGroup as buyerGroupDefinition } from '@hydrant/contract/records/buyer-group.ts'
import { taxCertificate as certificateDefinition } from '@hydrant/contract/records/tax-certificate.ts'
import { buyerGroupMember as memberDefinition } from '@hydrant/contract/records/buyer-group-member.ts'
import type { RecordChanges } from '@hydrant/contract/records/definition.ts'
import { account, buyerGroup, buyerGroupMember, taxCertificate } from '@hydrant/database/schema/accounts.ts'
import { sql } from 'drizzle-orm'
import { PERSON_OBJECTS } from './person-records.ts'
import { removeCertificate } from './tax-certificates/service.ts'
import { toUtcDay } from './tax-exemption.ts'
import { defineStoredObject, type StoredObject, toSystemColumns } from '../records/service.ts'
import {
  addGroupMember,
  changeAccount,
  createAccount,
  createBuyerGroup,
  removeAccount,
  removeBuyerGroup,
  removeGroupMember,
  renameBuyerGroup,
} from './writing/service.ts'

/** The objects of this area in the record API. */
export const ACCOUNT_OBJECTS: readonly StoredObject[] = [
  defineStoredObject(accountDefinition, {
    table: account,
    columns: (table) => ({
      ...toSystemColumns(table),
      Name: table.name,
      AccountNumber: table.accountNumber,
      ParentId: table.parentId,
      BillingStreet: table.street,
      BillingCity: table.city,
      BillingState: table.state,
      BillingPostalCode: table.zip,
      BillingCountry: table.country,
      IsTaxExempt__c: table.isTaxExempt,
      TaxExemptUntil__c: sql`(${table.taxExemptUntil}::timestamp at time zone 'UTC')`,
    }),
    create: (tx, values) => createAccount(tx, { ...toAccount(values), name: values.Name }),
    update: (tx, id, changes) => changeAccount(tx, id, toAccount(changes)),
    delete: removeAccount,
  }),
  defineStoredObject(buyerGroupDefinition, {
    table: buyerGroup,
    columns: (table) => ({ ...toSystemColumns(table), Name: table.name, IsGuest__c: table.isGuest }),
    create: (tx, values) => createBuyerGroup(tx, values.Name),
    update: (tx, id, { Name: name }) => renameBuyerGroup(tx, id, name),
    delete: removeBuyerGroup,
  }),
  defineStoredObject(memberDefinition, {
    table: buyerGroupMember,
    columns: (table) => ({ ...toSystemColumns(table), BuyerGroupId: table.buyerGroupId, BuyerId: table.accountId }),
    create: (tx, values) => addGroupMember(tx, { buyerGroupId: values.BuyerGroupId, accountId: values.BuyerId }),
    delete: removeGroupMember,
  }),
  defineStoredObject(certificateDefinition, {
    table: taxCertificate,
    columns: (table) => ({
      ...toSystemColumns(table),
      Account__c: table.accountId,
      Name: table.number,
      ValidUntil__c: sql`(${table.validUntil}::timestamp at time zone 'UTC')`,
      FileName__c: table.fileName,
    }),
    delete: removeCertificate,
  }),
  ...PERSON_OBJECTS,
]

/** Returns the day (in UTC) of a moment; null and undefined stay. */
function toDayOrEmpty(moment: Date | string | null | undefined): string | null | undefined {
  return moment === null || moment === undefined ? moment : toUtcDay(new Date(moment))
}

function toAccount(changes: RecordChanges<typeof accountDefinition>) {
  return {
    name: changes.Name,
    accountNumber: changes.AccountNumber,
    parentId: changes.ParentId,
    street: changes.BillingStreet,
    city: changes.BillingCity,
    state: changes.BillingState,
    zip: changes.BillingPostalCode,
    country: changes.BillingCountry === undefined ? undefined : (changes.BillingCountry?.toUpperCase() ?? null),
    isTaxExempt: changes.IsTaxExempt__c,
    taxExemptUntil: toDayOrEmpty(changes.TaxExemptUntil__c),
  }
}
