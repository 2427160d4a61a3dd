import type { RowError, SaveResult } from '@hydrant/contract/records/record-endpoints.ts'
import type { DomainError } from '@hydrant/kernel/result/result.ts'
import type { RowResult } from './collections/service.ts'
import type { WrittenRecord } from './writing/service.ts'

/** Converts what became of a record of several into what clients get. */
export function toSaveResult({ id, error, isCreated }: RowResult): SaveResult {
  return {
    ...(id !== null && { id }),
    success: error === null,
    errors: error === null ? [] : [toRowError(error)],
    ...(isCreated !== undefined && { created: isCreated }),
  }
}

/** Converts the error of a record of several into what clients get. */
export function toRowError({ code, message, fields }: DomainError): RowError {
  return { statusCode: code, message: message(), fields: [...(fields ?? [])] }
}

/** Converts what became of an upsert into what clients get. */
export function toUpsertResult({ id, isCreated }: WrittenRecord): SaveResult {
  return { id, success: true, errors: [], created: isCreated }
}

/** Splits a list of names at its commas. */
export function splitNames(list: string | undefined): string[] {
  return (list ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}
