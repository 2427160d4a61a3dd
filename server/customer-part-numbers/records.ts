import { customerPartNumber as definition } from '@hydrant/contract/records/customer-part-number.ts'
import { customerPartNumber } from '@hydrant/database/schema/customer-part-numbers.ts'
import { type DomainError, err, ok } from '@hydrant/kernel/result/result.ts'
import { sql } from 'drizzle-orm'
import { defineStoredObject, type StoredObject, toSystemColumns } from '../records/service.ts'
import { changeNumber, enterNumber } from './enter.ts'
import { numberErrors } from './errors.ts'
import { deleteOrDismissNumber, findNumber } from './store.ts'

/** What accounts call products, in the record API: those that count. */
export const CUSTOMER_PART_NUMBER_OBJECTS: readonly StoredObject[] = [
  defineStoredObject(definition, {
    table: customerPartNumber,
    rows: sql`source <> 'Dismissed'`,
    columns: (table) => ({
      ...toSystemColumns(table),
      Name: table.number,
      Account__c: table.accountId,
      Product__c: table.productId,
      Source__c: table.source,
    }),
    create: async (tx, { Account__c: accountId, Name: number, Product__c: productId }) => {
      const entry = await enterNumber(tx, accountId, { number, productId })
      return entry.ok ? ok(entry.value.id) : err(toRecordError(entry.error))
    },
    update: async (tx, id, { Name: number, Product__c: productId }) => {
      const row = await findNumber(tx, id)
      if (row === null) return err(numberErrors.unknownNumber)
      const changed = await changeNumber(tx, row, {
        ...(number !== undefined && { number }),
        ...(productId !== undefined && { productId }),
      })
      return changed.ok ? changed : err(toRecordError(changed.error))
    },
    delete: async (tx, id) => {
      const row = await findNumber(tx, id)
      if (row === null) return err(numberErrors.unknownNumber)
      await deleteOrDismissNumber(tx, row)
      return ok(null)
    },
  }),
]

function toRecordError(error: DomainError): DomainError {
  return error === numberErrors.malformedNumber ? numberErrors.malformedName : error
}
