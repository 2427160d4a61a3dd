import { shopEvent } from '@hydrant/contract/records/shop-event.ts'
import { outboxEvent } from '@hydrant/database/schema/orders.ts'
import { toOutboxRecordId } from '@hydrant/database/schema/outbox.ts'
import { sql } from 'drizzle-orm'
import { defineStoredObject, type StoredObject } from '../records/service.ts'

/** The objects of this area in the record API. */
export const EVENT_OBJECTS: readonly StoredObject[] = [
  defineStoredObject(shopEvent, {
    table: outboxEvent,
    columns: (table) => {
      const created = table.createdAt
      const changed = sql`coalesce(${table.deliveredAt}, ${table.givenUpAt}, ${table.createdAt})`
      return {
        Id: toOutboxRecordId(table.position),
        IsDeleted: sql`false`,
        CreatedDate: created,
        LastModifiedDate: changed,
        SystemModstamp: changed,
        Position__c: table.position,
        Type__c: table.type,
        RecordId__c: table.recordId,
        Payload__c: sql`${table.payload}::text`,
        Status__c: sql`case when ${table.deliveredAt} is not null then 'Delivered' when ${table.givenUpAt} is not null then 'GivenUp' else 'Waiting' end`,
        DeliveredDate__c: table.deliveredAt,
        Attempts__c: table.attempts,
        LastFailure__c: table.lastFailure,
      }
    },
  }),
]
