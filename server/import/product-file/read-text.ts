import * as messages from '@hydrant/messages/compiled/server/import.js'
import { createErrorWithExpectedFormat, FileError } from './file-error.ts'

/** How much of the beginning of a file, in bytes or characters, is checked for its encoding. */
const SAMPLE_LENGTH = 64 * 1024

/** Replaces bytes that are not UTF-8 in the output of `readText`. */
export const UNREADABLE = '\uFFFD'

const signatures = [
  { bytes: [0x50, 0x4b, 0x03, 0x04], problem: messages.isZip },
  { bytes: [0xd0, 0xcf, 0x11, 0xe0], problem: messages.isOldExcel },
  { bytes: [0x25, 0x50, 0x44, 0x46], problem: messages.isPdf },
  { bytes: [0x1f, 0x8b], problem: messages.isCompressed },
  { bytes: [0xff, 0xfe], problem: messages.isUtf16 },
  { bytes: [0xfe, 0xff], problem: messages.isUtf16 },
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
    if (sumLengths(head) < SAMPLE_LENGTH) continue
    yield decodeAndCheckHead(decoder, head)
    head = null
  }
  if (head !== null) yield decodeAndCheckHead(decoder, head)
  yield decoder.decode()
}

function decodeAndCheckHead(decoder: TextDecoder, chunks: readonly Uint8Array[]): string {
  const bytes = Buffer.concat(chunks)
  const knownSignature = signatures.find((signature) => signature.bytes.every((byte, index) => bytes[index] === byte))
  if (knownSignature !== undefined) throw createErrorWithExpectedFormat(knownSignature.problem())
  const text = decoder.decode(bytes, { stream: true })
  const sample = text.slice(0, SAMPLE_LENGTH)
  if (sample.includes('\0')) throw createErrorWithExpectedFormat(messages.notText())
  if (sample.includes(UNREADABLE))
    throw new FileError(describeNotUtf8Line(sample.slice(0, sample.indexOf(UNREADABLE)).split(/\r\n|\n|\r/).length))
  if (sample.trim() === '') throw createErrorWithExpectedFormat(messages.emptyFile())
  return text
}

/** Returns the error message for a file with a line that is not UTF-8. */
export function describeNotUtf8Line(line: number): string {
  return messages.notUtf8({ line: String(line), expectedFormat: messages.expectedFormat() })
}

function sumLengths(chunks: readonly Uint8Array[]): number {
  return chunks.reduce((total, chunk) => total + chunk.length, 0)
}
