import { defineRecord } from './definition.ts'

/** A permission set that a user has. */
export const permissionSetAssignment = defineRecord({
  name: 'PermissionSetAssignment',
  label: 'Permission Set Assignment',
  labelPlural: 'Permission Set Assignments',
  keyPrefix: '0Pa',
  subject: 'administration',
  seenBy: 'staff',
  createdBy: 'staff',
  updatedBy: 'nobody',
  deletedBy: 'staff',
  uniqueTogether: [['AssigneeId', 'PermissionSetId']],
  fields: {
    AssigneeId: {
      label: 'Assignee ID',
      type: 'reference',
      writable: 'on-create',
      isRequired: true,
      reference: { to: 'User', relationshipName: 'Assignee', isDeletedWithParent: true },
    },
    AssigneeEmail__c: { label: 'Assignee Email', type: 'string', writable: 'never', length: 255 },
    PermissionSetId: {
      label: 'Permission Set ID',
      type: 'reference',
      writable: 'on-create',
      isRequired: true,
      reference: { to: 'PermissionSet', relationshipName: 'PermissionSet', childRelationshipName: 'Assignments' },
    },
  },
})
