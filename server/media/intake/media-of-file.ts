import { createHash } from 'node:crypto'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import type { NewMedia } from '../store.ts'
import type { KeptFile } from './file-kind.ts'

/** What is known of a file beside its bytes. */
export interface Origin {
  readonly fileName: string
  /** SHA-256 of the bytes that were uploaded. */
  readonly sourceHash: string
  readonly createdById: string
}

/**
 * A file as it is stored: under a key that is made of its bytes, titled by its name, with nothing said yet of what it
 * shows.
 */
export function mediaOf(
  file: KeptFile,
  { fileName, sourceHash, createdById }: Origin,
): NewMedia & { readonly contentKey: string } {
  const name = plainName(fileName)
  return {
    ...file,
    id: newId('2pm'),
    contentKey: contentKeyOf(file.body),
    title: titleOf(name),
    fileName: name,
    sourceHash,
    createdById,
  }
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const KEY_LENGTH = 26

/** `MC` and 26 letters or digits. */
function contentKeyOf(body: Uint8Array): string {
  const digest = createHash('sha256').update(body).digest().subarray(0, KEY_LENGTH)
  return `MC${Array.from(digest, (byte) => LETTERS.charAt(byte % LETTERS.length)).join('')}`
}

/** Without the folders that some browsers send along, and without characters that cannot be seen. */
function plainName(fileName: string): string {
  return fileName
    .replace(/^.*[\\/]/s, '')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
}

function titleOf(name: string): string {
  const title = name
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim()
  return title === '' ? 'Untitled' : title
}
