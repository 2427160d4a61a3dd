import { permissionSet as permissionSetDefinition } from '@hydrant/contract/records/permission-set.ts'
import { permissionSetAssignment as assignmentDefinition } from '@hydrant/contract/records/permission-set-assignment.ts'
import { permissionSet, permissionSetAssignment, user } from '@hydrant/database/schema/session.ts'
import { sql } from 'drizzle-orm'
import { defineStoredObject, type StoredObject, toSystemColumns } from '../records/service.ts'
import { assignPermissionSet, removePermissionSet } from './rights/service.ts'

/** The objects of this area in the record API. */
export const SESSION_OBJECTS: readonly StoredObject[] = [
  defineStoredObject(permissionSetDefinition, {
    table: permissionSet,
    columns: (table) => ({
      ...toSystemColumns(table),
      Name: table.name,
      Label: table.label,
      Description: table.description,
    }),
  }),
  defineStoredObject(assignmentDefinition, {
    table: permissionSetAssignment,
    columns: (table) => ({
      ...toSystemColumns({ id: table.id, createdAt: table.createdAt, updatedAt: table.createdAt }),
      AssigneeId: table.userId,
      AssigneeEmail__c: sql`(select ${user.email} from ${user} where ${user.id} = ${table.userId})`,
      PermissionSetId: table.permissionSetId,
    }),
    create: (tx, values) =>
      assignPermissionSet(tx, { userId: values.AssigneeId, permissionSetId: values.PermissionSetId }),
    delete: removePermissionSet,
  }),
]
