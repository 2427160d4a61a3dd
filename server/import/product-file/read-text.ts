import { EXPECTED_FORMAT, FileError } from './file-error.ts'

/** How much of the beginning of a file, in bytes or characters, is checked for its encoding. */
const SAMPLE_LENGTH = 64 * 1024

/** Replaces bytes that are not UTF-8 in the output of `readText`. */
export const UNREADABLE = '\uFFFD'

const signatures = [
  { bytes: [0x50, 0x4b, 0x03, 0x04], what: 'a ZIP archive or an Excel workbook' },
  { bytes: [0xd0, 0xcf, 0x11, 0xe0], what: 'an old Excel workbook' },
  { bytes: [0x25, 0x50, 0x44, 0x46], what: 'a PDF document' },
  { bytes: [0x1f, 0x8b], what: 'a compressed file' },
  { bytes: [0xff, 0xfe], what: 'text in UTF-16' },
  { bytes: [0xfe, 0xff], what: 'text in UTF-16' },
] as const

/**
 * Decodes a file while it is received, without its byte-order mark. Throws a FileError if its beginning is not UTF-8
 * text; invalid bytes further on become the UNREADABLE character, so that they affect only their own row.
 */
export async function* readText(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8')
  let head: Uint8Array[] | null = []
  for await (const chunk of chunks) {
    if (head === null) {
      yield decoder.decode(chunk, { stream: true })
      continue
    }
    head.push(chunk)
    if (totalLength(head) < SAMPLE_LENGTH) continue
    yield decodeHead(decoder, head)
    head = null
  }
  if (head !== null) yield decodeHead(decoder, head)
  yield decoder.decode()
}

function decodeHead(decoder: TextDecoder, chunks: readonly Uint8Array[]): string {
  const bytes = Buffer.concat(chunks)
  const knownSignature = signatures.find((signature) => signature.bytes.every((byte, index) => bytes[index] === byte))
  if (knownSignature !== undefined) throw new FileError(`This is ${knownSignature.what}. ${EXPECTED_FORMAT}`)
  const text = decoder.decode(bytes, { stream: true })
  const sample = text.slice(0, SAMPLE_LENGTH)
  if (sample.includes('\0'))
    throw new FileError(`This is not a text file in UTF-8 (it may be UTF-16). ${EXPECTED_FORMAT}`)
  if (sample.includes(UNREADABLE))
    throw new FileError(notUtf8Message(sample.slice(0, sample.indexOf(UNREADABLE)).split(/\r\n|\n|\r/).length))
  if (sample.trim() === '') throw new FileError(`The file is empty. ${EXPECTED_FORMAT}`)
  return text
}

/** Returns the error message for a file with a line that is not UTF-8. */
export function notUtf8Message(line: number): string {
  return `The file is not in UTF-8: line ${line} holds bytes that UTF-8 does not have. ${EXPECTED_FORMAT} Spreadsheet programs offer it as "CSV UTF-8".`
}

function totalLength(chunks: readonly Uint8Array[]): number {
  return chunks.reduce((total, chunk) => total + chunk.length, 0)
}
