import type { FieldValue } from '@hydrant/contract/records/definition.ts'
import type { DomainError } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/records.js'

/** The errors of the record API that have nothing to name. */
export const recordErrors = {
  noObject: { code: 'NOT_FOUND', message: messages.noObject },
  invalidLocator: { code: 'INVALID_QUERY_LOCATOR', message: messages.foreignLocator },
  missingQuery: { code: 'MALFORMED_QUERY', message: messages.missingQuery },
  mixedOperators: { code: 'MALFORMED_QUERY', message: messages.mixedOperators },
  nestedTooDeeply: { code: 'MALFORMED_QUERY', message: messages.nestedTooDeeply },
  childNotSupported: { code: 'MALFORMED_QUERY', message: messages.childNotSupported },
  queryTimeout: { code: 'QUERY_TIMEOUT', message: messages.queryTimeout },
  duplicateValueAtOnce: { code: 'DUPLICATE_VALUE', message: messages.duplicateValueAtOnce },
  afterRollback: { code: 'ALL_OR_NONE_OPERATION_ROLLED_BACK', message: messages.afterRollback },
  otherTag: { code: 'PRECONDITION_FAILED', message: messages.otherTag },
  objectNotInRow: { code: 'INVALID_TYPE', message: messages.objectNotInRow },
} as const satisfies Readonly<Record<string, DomainError>>

/** Creates the error for somebody who may not do this with the records of an object. */
export function inaccessibleError(object: string): DomainError {
  return {
    code: 'INSUFFICIENT_ACCESS_OR_READONLY',
    message: () => messages.entityInaccessible({ object }),
    status: 403,
  }
}

/** Creates the error for a text that is no SOQL at this token. */
export function malformedQueryError(token: string): DomainError {
  return { code: 'MALFORMED_QUERY', message: () => messages.malformedQuery({ token: shorten(token) }) }
}

/** Creates the error for a part of SOQL that this shop does not have. */
export function unsupportedQueryError(feature: string): DomainError {
  return { code: 'MALFORMED_QUERY', message: () => messages.notSupported({ feature: shorten(feature) }) }
}

/** Creates the error for an object of a query that does not exist. */
export function unsupportedObjectError(object: string): DomainError {
  return { code: 'INVALID_TYPE', message: () => messages.unsupportedObject({ object: shorten(object) }) }
}

/** Creates the error for a field in a query that the object does not have. */
export function unknownColumnError(column: string, object: string): DomainError {
  return { code: 'INVALID_FIELD', message: () => messages.noSuchColumn({ column: shorten(column), object }) }
}

/** Creates the error for a field of a record that the object does not have. */
export function unknownFieldError(column: string, object: string): DomainError {
  return {
    code: 'INVALID_FIELD',
    message: () => messages.noSuchField({ column: shorten(column), object }),
    fields: [shorten(column)],
  }
}

/** Creates the error for a name in a field path that is no relationship to a parent. */
export function unknownParentError(relationship: string): DomainError {
  return {
    code: 'INVALID_FIELD',
    message: () => messages.parentRelationship({ relationship: shorten(relationship) }),
  }
}

/** Creates the error for a query for children by a name that is no relationship. */
export function unknownChildError(relationship: string): DomainError {
  return { code: 'INVALID_TYPE', message: () => messages.childRelationship({ relationship: shorten(relationship) }) }
}

/** Creates the error for a field that is selected beside aggregates without being grouped. */
export function ungroupedFieldError(field: string): DomainError {
  return { code: 'MALFORMED_QUERY', message: () => messages.fieldNotAggregated({ field: shorten(field) }) }
}

/** Creates the error for a value in a condition that the field cannot have. */
export function criterionTypeError(field: string, type: string): DomainError {
  return { code: 'INVALID_FIELD', message: () => messages.valueMismatch({ field: shorten(field), type }) }
}

/** Creates the error for a query with more rows than a result may have. */
export function largeResultError(maximum: number): DomainError {
  return { code: 'OPERATION_TOO_LARGE', message: () => messages.largeResult({ maximum: String(maximum) }) }
}

/** Creates the error for more records in a request than it may have. */
export function tooManyRowsError(maximum: number): DomainError {
  return { code: 'TOO_MANY_RECORDS', message: () => messages.tooManyRows({ maximum: String(maximum) }) }
}

/** Creates the error for a field by which records cannot be named. */
export function noExternalIdError(field: string): DomainError {
  return { code: 'NOT_FOUND', message: () => messages.noRecord({ field: shorten(field) }) }
}

/** Creates the error for a text that is no id of an object. */
export function malformedIdError(object: string, value: string, field = 'Id'): DomainError {
  return {
    code: 'MALFORMED_ID',
    message: () => messages.invalidReferenceValue({ object, value: shorten(value) }),
    fields: [field],
  }
}

/** Creates the error for fields without which there can be no record. */
export function missingFieldsError(fields: readonly string[]): DomainError {
  return {
    code: 'REQUIRED_FIELD_MISSING',
    message: () => messages.missingFields({ fields: fields.join(', ') }),
    fields,
  }
}

/** Creates the error for fields that cannot be set, or not any more. */
export function readOnlyFieldsError(fields: readonly string[]): DomainError {
  return {
    code: 'INVALID_FIELD_FOR_INSERT_UPDATE',
    message: () => messages.cannotWriteFields({ fields: fields.join(', ') }),
    fields,
  }
}

/** Creates the error for a value of another type than the field's. */
export function wrongTypeError(field: string, value: unknown): DomainError {
  return {
    code: 'INVALID_TYPE_ON_FIELD_IN_RECORD',
    message: () => messages.wrongType({ field, value: shorten(JSON.stringify(value) ?? '') }),
    fields: [field],
  }
}

/** Creates the error for a text that is longer than the field. */
export function textTooLongError(field: string, value: string, maximum: number): DomainError {
  return {
    code: 'STRING_TOO_LONG',
    message: () => messages.textTooLong({ field, value: shorten(value), maximum: String(maximum) }),
    fields: [field],
  }
}

/** Creates the error for a number that is too small, too large or too precise. */
export function numberOutsideRangeError(field: string, value: string): DomainError {
  return {
    code: 'NUMBER_OUTSIDE_VALID_RANGE',
    message: () => messages.numberOutsideRange({ field, value: shorten(value) }),
    fields: [field],
  }
}

/** Creates the error for a value that is not in the picklist. */
export function badPicklistValueError(field: string, value: string): DomainError {
  return {
    code: 'INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST',
    message: () => messages.badPicklistValue({ field, value: shorten(value) }),
    fields: [field],
  }
}

/** Creates the error for a value of a field that has only one in this shop. */
export function onlyValueError(field: string, value: FieldValue): DomainError {
  return integrityError(field, () => messages.onlyValue({ field, value: String(value) }))
}

/** Creates the error for a value that a rule of the field's owner forbids. */
export function integrityError(field: string, message: () => string): DomainError {
  return { code: 'FIELD_INTEGRITY_EXCEPTION', message, fields: [field] }
}

/** Creates the error for a reference to a record that does not exist. */
export function crossReferenceError(field: string, id: string): DomainError {
  return {
    code: 'INVALID_CROSS_REFERENCE_KEY',
    message: () => messages.crossReference({ field, id: shorten(id) }),
    fields: [field],
  }
}

/** Creates the error for a value that another record has in a unique field, or in several together. */
export function duplicateValueError(fields: readonly string[], id: string): DomainError {
  return {
    code: 'DUPLICATE_VALUE',
    message: () => messages.duplicateValue({ field: fields.join(', '), id }),
    fields,
  }
}

/** Creates the error for a record that others refer to. */
export function deleteRefusedError(id: string): DomainError {
  return { code: 'DELETE_FAILED', message: () => messages.deleteRefused({ id }) }
}

/** Creates the error for a record that has been changed since the time that the client names. */
export function changedSinceError(since: string): DomainError {
  return { code: 'PRECONDITION_FAILED', message: () => messages.changedSince({ since: shorten(since) }) }
}

/** Creates the error for a value by which several records are named. */
export function notUniqueError(field: string, value: string): DomainError {
  return {
    code: 'DUPLICATE_VALUE',
    message: () => messages.notUniqueReference({ field, value: shorten(value) }),
    fields: [field],
  }
}

/** A text as a message repeats it: as much of it as a person needs to recognize it. */
function shorten(text: string): string {
  return text.length > 100 ? `${text.slice(0, 100)}…` : text
}
