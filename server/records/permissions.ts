import type { FieldDefinition, RecordDefinition, StaffAccess } from '@hydrant/contract/records/definition.ts'
import { isGranted, type Subject } from '@hydrant/kernel/identity/permission-sets.ts'
import type { RecordContext } from './record-context.ts'

/** What somebody may do with the records of an object. */
export type RecordAction = 'see' | 'create' | 'update' | 'delete'

/**
 * Whether somebody may do something with the records of an object. This is the only place that decides it: for reads,
 * queries, writes and descriptions alike.
 */
export function mayUse(definition: RecordDefinition, action: RecordAction, context: RecordContext): boolean {
  const access = toRequiredAccess(definition, action)
  if (access === 'nobody') return false
  if (access === 'admin') return isAllowed('administration', action, context)
  return [definition.subject, ...(definition.otherSubjects ?? [])].some((subject) =>
    isAllowed(subject, action, context),
  )
}

/** Whether somebody who may use an object in this way may do the same with one of its fields. */
export function mayUseField({ subject }: FieldDefinition, action: RecordAction, context: RecordContext): boolean {
  return subject === undefined || isAllowed(subject, action, context)
}

function isAllowed(subject: Subject, action: RecordAction, { actor }: RecordContext): boolean {
  return isGranted(actor.permissionSets, subject, action === 'see' ? 'read' : 'write')
}

function toRequiredAccess(definition: RecordDefinition, action: RecordAction): StaffAccess {
  switch (action) {
    case 'see':
      return definition.seenBy
    case 'create':
      return definition.createdBy
    case 'update':
      return definition.updatedBy
    case 'delete':
      return definition.deletedBy
    default:
      return action satisfies never
  }
}
