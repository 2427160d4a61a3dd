import type { RecordDefinition, StaffAccess } from '@hydrant/contract/records/definition.ts'
import type { RecordContext } from './record-context.ts'

/** What somebody may do with the records of an object. */
export type RecordAction = 'see' | 'create' | 'update' | 'delete'

/**
 * Whether somebody may do something with the records of an object. This is the only place that decides it: for reads,
 * queries, writes and descriptions alike.
 */
export function mayUse(definition: RecordDefinition, action: RecordAction, { actor }: RecordContext): boolean {
  return isGranted(toRequiredAccess(definition, action), actor.role)
}

function isGranted(access: StaffAccess, role: string): boolean {
  return access === 'admin' && role === 'admin'
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
