import { defineRecord } from './definition.ts'

/** A location in a group. */
export const locationGroupAssignment = defineRecord({
  name: 'LocationGroupAssignment',
  label: 'Location Group Assignment',
  labelPlural: 'Location Group Assignments',
  keyPrefix: 'a05',
  subject: 'stock',
  seenBy: 'staff',
  createdBy: 'staff',
  updatedBy: 'nobody',
  deletedBy: 'staff',
  uniqueTogether: [['LocationGroupId', 'LocationId']],
  fields: {
    LocationGroupId: {
      label: 'Location Group ID',
      type: 'reference',
      writable: 'on-create',
      isRequired: true,
      reference: {
        to: 'LocationGroup',
        relationshipName: 'LocationGroup',
        childRelationshipName: 'LocationGroupAssignments',
        isDeletedWithParent: true,
      },
    },
    LocationId: {
      label: 'Location ID',
      type: 'reference',
      writable: 'on-create',
      isRequired: true,
      reference: {
        to: 'Location',
        relationshipName: 'Location',
        childRelationshipName: 'LocationGroupAssignments',
        isDeletedWithParent: true,
      },
    },
  },
})
