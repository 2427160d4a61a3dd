import { createHash } from 'node:crypto'
import type { DomainError } from '@hydrant/kernel/result/result.ts'
import { changedSinceError, recordErrors } from '../errors.ts'

/** What a client knows of the record that it writes. Undefined: nothing. */
export interface Precondition {
  /** The time of an `If-Unmodified-Since` header. */
  readonly unmodifiedSince?: string | undefined
  /** The tags of an `If-Match` header, or `*` for any. */
  readonly tags?: string | undefined
}

/** Returns what the headers of a request, whose names are in lower case, say of the record that it writes. */
export function toPrecondition(headers: Readonly<Record<string, string | string[] | undefined>>): Precondition {
  const { 'if-unmodified-since': since, 'if-match': tags } = headers
  return { unmodifiedSince: toDateHeader(since), tags: Array.isArray(tags) ? tags.join() : tags }
}

/** Returns the value of a header with a date; undefined when it is none, which counts as no header (RFC 9110, 13.1.4). */
function toDateHeader(value: string | string[] | undefined): string | undefined {
  return typeof value !== 'string' || Number.isNaN(Date.parse(value)) ? undefined : value
}

/** Returns the ETag of a record that was last changed at a time, in milliseconds. */
export function toRecordTag(id: string, changedAt: Date): string {
  return `"${createHash('sha256').update(`${id} ${changedAt.getTime()}`).digest('base64url').slice(0, 22)}"`
}

/** Returns the error for a record that is not as a client knows it; null when it is. */
export function findPreconditionError(
  { unmodifiedSince, tags }: Precondition,
  { id, changedAt }: { readonly id: string; readonly changedAt: Date },
): DomainError | null {
  // The header has whole seconds.
  const second = Math.floor(changedAt.getTime() / 1000) * 1000
  if (unmodifiedSince !== undefined && second > Date.parse(unmodifiedSince)) return changedSinceError(unmodifiedSince)
  return tags === undefined || hasTag(tags, toRecordTag(id, changedAt)) ? null : recordErrors.otherTag
}

/** Whether a list of tags has this one. A proxy that compresses a response makes its tag a weak one. */
function hasTag(tags: string, tag: string): boolean {
  return tags.trim() === '*' || tags.split(',').some((one) => one.trim().replace(/^W\//, '') === tag)
}
