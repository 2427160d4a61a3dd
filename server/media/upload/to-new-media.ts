import { createHash } from 'node:crypto'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import type { ProcessedFile } from './file-kind.ts'

/** The details of an uploaded file other than its bytes. */
export interface UploadDetails {
  readonly fileName: string
  /** SHA-256 of the uploaded bytes. */
  readonly sourceHash: string
  readonly createdById: string
}

/** The row of an uploaded file, with its bytes. */
export interface UploadedMedia extends ProcessedFile, UploadDetails {
  readonly id: string
  readonly contentKey: string
  readonly title: string
}

/**
 * Converts a processed file to a media row: the content key is derived from its bytes, the title from its name, and the
 * alternative text is empty.
 */
export function toNewMedia(file: ProcessedFile, { fileName, sourceHash, createdById }: UploadDetails): UploadedMedia {
  const name = cleanFileName(fileName)
  return {
    ...file,
    id: newId('2pm'),
    contentKey: deriveContentKey(file.body),
    title: toTitle(name),
    fileName: name,
    sourceHash,
    createdById,
  }
}

const KEY_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const KEY_LENGTH = 26

/** Returns the content key for the bytes of a file: `MC` and 26 letters or digits. */
function deriveContentKey(body: Uint8Array): string {
  const digest = createHash('sha256').update(body).digest().subarray(0, KEY_LENGTH)
  return `MC${Array.from(digest, (byte) => KEY_ALPHABET.charAt(byte % KEY_ALPHABET.length)).join('')}`
}

/** Removes folders, which some browsers include, and invisible characters from a file name. */
function cleanFileName(fileName: string): string {
  return fileName
    .replace(/^.*[\\/]/s, '')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
}

function toTitle(name: string): string {
  const title = name
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim()
  return title === '' ? 'Untitled' : title
}
