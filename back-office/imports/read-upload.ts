import { type CsvDelimiter, splitRow } from '@hydrant/kernel/csv/split-row.ts'
import { IMPORT_FILE_BYTES } from '@hydrant/kernel/csv/import-file-bytes.ts'
import * as messages from '@hydrant/messages/compiled/back-office/imports.js'

/** A file as the server takes it: CSV in UTF-8, its name and the character between its cells. */
export interface ReadUpload {
  readonly file: Blob
  readonly fileName: string
  readonly columnDelimiter: 'COMMA' | 'SEMICOLON' | 'TAB' | 'PIPE'
}

/** What a form sent that is no file to import; the message says why. */
export class UnreadableUploadError extends Error {
  override readonly name = 'UnreadableUploadError'
}

const FILE_NAME_LENGTH = 200

/** Reads the file of a form, or the rows that were pasted into it. Throws an `UnreadableUploadError`. */
export async function readUpload(form: FormData): Promise<ReadUpload> {
  const file = form.get('file')
  const pasted = form.get('rows')
  if (file instanceof File && file.name !== '') {
    if (file.size === 0) throw new UnreadableUploadError(messages.emptyFile())
    if (file.size > IMPORT_FILE_BYTES) throw new UnreadableUploadError(messages.fileTooLarge())
    return toUpload(decodeText(new Uint8Array(await file.arrayBuffer())), file.name)
  }
  if (typeof pasted !== 'string' || pasted.trim() === '') throw new UnreadableUploadError(messages.nothingSent())
  return toUpload(pasted, messages.pastedName())
}

/** How the files of workbooks and PDF documents begin. */
const BINARY_STARTS = ['PK\u0003\u0004', '%PDF']

function toUpload(text: string, fileName: string): ReadUpload {
  if (text.includes('\0') || BINARY_STARTS.some((start) => text.startsWith(start)))
    throw new UnreadableUploadError(messages.noTextFile())
  const file = new Blob([text], { type: 'text/csv' })
  // Texts in other encodings become longer in UTF-8.
  if (file.size > IMPORT_FILE_BYTES) throw new UnreadableUploadError(messages.fileTooLarge())
  return { file, fileName: fileName.toWellFormed().slice(0, FILE_NAME_LENGTH), columnDelimiter: findDelimiter(text) }
}

/** Decodes UTF-16 with and without its byte order mark, UTF-8, and otherwise what Windows programs write. */
function decodeText(bytes: Uint8Array<ArrayBuffer>): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  // Every other byte of a heading in Latin letters is zero.
  if (first !== 0 && second === 0) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0 && second !== 0) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const DELIMITERS = { COMMA: ',', SEMICOLON: ';', TAB: '\t', PIPE: '|' } as const satisfies Record<
  ReadUpload['columnDelimiter'],
  CsvDelimiter
>

/** Finds the character that makes the most cells of the headings; a comma where none does. */
function findDelimiter(text: string): ReadUpload['columnDelimiter'] {
  const headings = /^\s*([^\r\n]*)/.exec(text.slice(0, 100_000))?.[1] ?? ''
  const countCells = (name: ReadUpload['columnDelimiter']): number => {
    const split = splitRow(headings, DELIMITERS[name])
    return split.state === 'complete' ? split.cells.length : 0
  }
  return (['COMMA', 'SEMICOLON', 'TAB', 'PIPE'] as const).reduce((best, name) =>
    countCells(name) > countCells(best) ? name : best,
  )
}
