import { contactPointAddress } from '@hydrant/contract/records/contact-point-address.ts'
import type { RecordChanges } from '@hydrant/contract/records/definition.ts'
import { address } from '@hydrant/database/schema/addresses.ts'
import { defineStoredObject, type StoredObject, toSystemColumns } from '../records/service.ts'
import { addAddressOfAccount, changeAddressById, removeAddressById } from './writing/service.ts'

/** The objects of this area in the record API. */
export const ADDRESS_OBJECTS: readonly StoredObject[] = [
  defineStoredObject(contactPointAddress, {
    table: address,
    columns: (table) => ({
      ...toSystemColumns(table),
      Name: table.name,
      ParentId: table.accountId,
      AddressType: table.addressType,
      IsDefault: table.isDefault,
      Street: table.street,
      City: table.city,
      State: table.region,
      PostalCode: table.postalCode,
      Country: table.country,
      CompanyName__c: table.companyName,
      PhoneNumber__c: table.phoneNumber,
    }),
    create: (tx, values) => addAddressOfAccount(tx, values.ParentId, toInput(values)),
    update: (tx, id, changes) => changeAddressById(tx, id, toInput(changes)),
    delete: removeAddressById,
  }),
]

function toInput(changes: RecordChanges<typeof contactPointAddress>) {
  return {
    name: changes.Name,
    addressType: toAddressType(changes.AddressType),
    isDefault: changes.IsDefault,
    street: changes.Street,
    city: changes.City,
    region: changes.State,
    postalCode: changes.PostalCode,
    country: changes.Country,
    companyName: changes.CompanyName__c,
    phoneNumber: changes.PhoneNumber__c,
  }
}

function toAddressType(text: string | undefined): 'Billing' | 'Shipping' | undefined {
  return text === 'Billing' || text === 'Shipping' ? text : undefined
}
