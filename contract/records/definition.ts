import type { Subject } from '@hydrant/kernel/identity/permission-sets.ts'

/** The types of fields, by the names that a description of an object has for them. */
export type FieldType =
  | 'id'
  | 'string'
  | 'textarea'
  | 'boolean'
  | 'int'
  | 'double'
  | 'currency'
  | 'datetime'
  | 'picklist'
  | 'reference'

/** A reference from one object to another, and the names of both directions in queries. */
export interface ReferenceDefinition {
  /** The object that the field refers to. */
  readonly to: string
  /** The parent in queries: `Product2` in `Product2.Name`. */
  readonly relationshipName: string
  /** The children in queries of the parent: `PricebookEntries`. Left out, they cannot be queried there. */
  readonly childRelationshipName?: string
  /** Whether a record is deleted together with the one that it refers to; otherwise it prevents that. */
  readonly isDeletedWithParent?: true
}

/** A field of an object. */
export interface FieldDefinition {
  readonly label: string
  readonly type: FieldType
  /** When clients may set it. */
  readonly writable: 'always' | 'on-create' | 'never'
  /** The maximum number of characters of a text. */
  readonly length?: number
  /** The maximum number of digits of a number, and how many of them may be decimal places. */
  readonly precision?: number
  readonly scale?: number
  /** Whether a record always has a value. A boolean always has one. */
  readonly isRequired?: true
  /** Whether no two records have the same value, ignoring case. */
  readonly isUnique?: true
  /** Whether a record can be named by this field. */
  readonly isExternalId?: true
  /** The value of a new record when its creator names none. */
  readonly default?: boolean | number | string
  /** Whether the server chooses the value when the creator of a record names none. */
  readonly isDefaultedByShop?: true
  /** The only value that this shop has: others are refused. */
  readonly onlyValue?: boolean | string
  /** The smallest number allowed. */
  readonly minimum?: number
  /** Whether a time means a day, in UTC: forms ask for a day, and the time is its beginning. */
  readonly isDay?: true
  readonly reference?: ReferenceDefinition
  /** The values of a picklist; no others are accepted. */
  readonly values?: readonly string[]
  /** Whether the values are codes of languages, such as `es_US`, whose labels are the names of the languages. */
  readonly isLanguage?: true
  /** What the field belongs to, where that is not the subject of its object: only who may read that sees the field. */
  readonly subject?: Subject
}

/**
 * Who may do something with the records of an object: the staff whose permission sets allow it for the subject of the
 * object, administrators only, or nobody.
 */
export type StaffAccess = 'staff' | 'admin' | 'nobody'

/**
 * What an object of the record API is: everything that descriptions, validation, queries and documentation say about
 * it. How it is stored and written is said in the server, by the area that owns it.
 */
export interface RecordDefinition {
  /** The name in paths and queries, such as `Product2`. */
  readonly name: string
  readonly label: string
  readonly labelPlural: string
  /** The first three characters of its ids. */
  readonly keyPrefix: string
  /** What it belongs to, which decides who of the staff may see and change its records. */
  readonly subject: Subject
  /** What it belongs to besides: who may use any of these subjects may use it. */
  readonly otherSubjects?: readonly Subject[]
  readonly seenBy: StaffAccess
  readonly createdBy: StaffAccess
  readonly updatedBy: StaffAccess
  readonly deletedBy: StaffAccess
  /** Combinations of fields that no two records share. */
  readonly uniqueTogether?: ReadonlyArray<readonly string[]>
  readonly fields: Readonly<Record<string, FieldDefinition>>
}

/** The fields that every object has. */
const SYSTEM_FIELDS = {
  Id: { label: 'Record ID', type: 'id', writable: 'never', length: 18, isRequired: true },
  IsDeleted: { label: 'Deleted', type: 'boolean', writable: 'never' },
  CreatedDate: { label: 'Created Date', type: 'datetime', writable: 'never', isRequired: true },
  LastModifiedDate: { label: 'Last Modified Date', type: 'datetime', writable: 'never', isRequired: true },
  SystemModstamp: { label: 'System Modstamp', type: 'datetime', writable: 'never', isRequired: true },
} as const satisfies Record<string, FieldDefinition>

/** The names of the fields that every object has. */
export const SYSTEM_FIELD_NAMES: ReadonlySet<string> = new Set(Object.keys(SYSTEM_FIELDS))

/** Defines an object; it gets the fields that every object has besides its own. */
export function defineRecord<const Definition extends RecordDefinition>(definition: Definition) {
  return { ...definition, fields: { ...SYSTEM_FIELDS, ...definition.fields } }
}

/** The value of a field: decimals and instants are text, so that they stay exact. */
export type FieldValue = string | number | boolean | null

/** Values of a record by the names of their fields. */
export type FieldValues = Readonly<Record<string, FieldValue>>

type ValueOf<Field extends FieldDefinition> = Field['type'] extends 'boolean'
  ? boolean
  : (Field['type'] extends 'int' ? number : string) | (Field extends { readonly isRequired: true } ? never : null)

type WritableName<Fields extends Readonly<Record<string, FieldDefinition>>> = {
  [Name in keyof Fields]: Fields[Name]['writable'] extends 'never' ? never : Name
}[keyof Fields]

type AlwaysSetName<Fields extends Readonly<Record<string, FieldDefinition>>> = {
  [Name in WritableName<Fields>]: Fields[Name] extends { readonly isRequired: true } | { readonly default: unknown }
    ? Name
    : never
}[WritableName<Fields>]

/** The names of all fields of an object. */
export type FieldName<Definition extends RecordDefinition> = keyof Definition['fields'] & string

/** Validated changes of a record: fields that are left out stay as they are. */
export type RecordChanges<Definition extends RecordDefinition> = {
  readonly [Name in WritableName<Definition['fields']>]?: ValueOf<Definition['fields'][Name]>
}

/** The validated values of a new record: required fields and those with a default are always there. */
export type NewRecord<Definition extends RecordDefinition> = RecordChanges<Definition> & {
  readonly [Name in AlwaysSetName<Definition['fields']>]: ValueOf<Definition['fields'][Name]>
}
