import { formSubmission as definition } from '@hydrant/contract/records/form-submission.ts'
import { formSubmission } from '@hydrant/database/schema/forms.ts'
import { ok } from '@hydrant/kernel/result/result.ts'
import { sql } from 'drizzle-orm'
import { defineStoredObject, type StoredObject } from '../records/service.ts'
import { changeStateAndInsertMissedEventIn } from './service.ts'

/** The objects of this area in the record API. */
export const FORM_OBJECTS: readonly StoredObject[] = [
  defineStoredObject(definition, {
    table: formSubmission,
    columns: (table) => {
      const changed = sql`coalesce(${table.handledAt}, ${table.receivedAt})`
      return {
        Id: table.id,
        IsDeleted: sql`false`,
        CreatedDate: table.receivedAt,
        LastModifiedDate: changed,
        SystemModstamp: changed,
        Name: table.referenceNumber,
        Kind__c: table.kind,
        Status__c: table.state,
        Title__c: table.title,
        PagePath__c: table.pagePath,
        PageVersion__c: table.pageVersion,
        FormId__c: table.formId,
        Fields__c: sql`${table.answers}::text`,
        SenderName__c: table.senderName,
        SenderEmail__c: table.senderEmail,
        UserId__c: table.userId,
        AccountId__c: table.accountId,
        HandledDate__c: table.handledAt,
        HandledById__c: table.handledById,
      }
    },
    update: async (tx, id, ...[{ Status__c: status }, { actor }]) => {
      if (status === 'new' || status === 'done' || status === 'aside')
        await changeStateAndInsertMissedEventIn(tx, id, {
          state: status,
          handledById: actor.userId,
          handledAt: new Date(),
        })
      return ok(null)
    },
  }),
]
