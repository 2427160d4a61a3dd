import { changeHistory as changeHistoryDefinition } from '@hydrant/contract/records/change-history.ts'
import { changeHistory } from '@hydrant/database/schema/records.ts'
import { defineStoredObject, type StoredObject, toSystemColumns } from '../records/service.ts'

/** The objects of this area in the record API. */
export const HISTORY_OBJECTS: readonly StoredObject[] = [
  defineStoredObject(changeHistoryDefinition, {
    table: changeHistory,
    columns: (table) => ({
      ...toSystemColumns({ id: table.id, createdAt: table.createdAt, updatedAt: table.createdAt }),
      Position__c: table.position,
      Object__c: table.objectName,
      RecordId__c: table.recordId,
      Operation__c: table.operation,
      OldValues__c: table.oldValues,
      NewValues__c: table.newValues,
      UserId__c: table.userId,
      UserName__c: table.userName,
      IntegrationId__c: table.integrationId,
      ActingForAccountId__c: table.accountId,
      ClientAddress__c: table.clientAddress,
      RequestId__c: table.requestId,
      Hash__c: table.hash,
    }),
  }),
]
