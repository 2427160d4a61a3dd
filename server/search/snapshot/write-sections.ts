import type { FileHandle } from 'node:fs/promises'
import { encodeTexts, TEXTS_PER_BLOCK } from '../index/encoded-texts.ts'
import type { NumberArray, Section, Texts } from '../index/sections.ts'
import { FRAME_BYTES, writeFrame } from './frames.ts'

/** What precedes the content of a section, as JSON: its name, type and number of entries. */
export interface SectionHeader {
  readonly name: string
  readonly type: string
  readonly length: number
}

/** The type of a section of texts. */
export const TEXTS = 'texts'

/** Follows the last section. */
export const END: SectionHeader = { name: 'end', type: 'end', length: 0 }

/**
 * Writes sections to the end of a file, in small pieces between which other work gets its turn. Before each of them,
 * `checkUse` is called, which throws when the file has become useless.
 */
export async function writeSections(
  file: FileHandle,
  sections: Iterable<Section>,
  checkUse: () => void,
): Promise<void> {
  for (const section of sections) {
    if ('texts' in section) await writeTexts(file, section, checkUse)
    else await writeNumbers(file, section, checkUse)
  }
  await writeJson(file, END)
}

/** Writes a value as a frame. */
export async function writeJson(file: FileHandle, value: object): Promise<void> {
  await writeFrame(file, Buffer.from(JSON.stringify(value)))
}

async function writeNumbers(
  file: FileHandle,
  { name, numbers }: { readonly name: string; readonly numbers: NumberArray },
  checkUse: () => void,
): Promise<void> {
  await writeJson(file, { name, type: numbers.constructor.name, length: numbers.length } satisfies SectionHeader)
  const bytes = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength)
  for (let from = 0; from < bytes.length; from += FRAME_BYTES) {
    checkUse()
    // A copy: the numbers may change before they are on disk, and the checksum must be that of what is written.
    await writeFrame(file, bytes.slice(from, from + FRAME_BYTES))
  }
}

async function writeTexts(
  file: FileHandle,
  { name, texts }: { readonly name: string; readonly texts: Texts },
  checkUse: () => void,
): Promise<void> {
  const { length } = texts
  await writeJson(file, { name, type: TEXTS, length } satisfies SectionHeader)
  for (let from = 0; from < length; from += TEXTS_PER_BLOCK) {
    checkUse()
    await writeFrame(file, encodeTexts(texts.slice(from, Math.min(length, from + TEXTS_PER_BLOCK))))
  }
}
