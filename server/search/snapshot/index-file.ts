import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { endianness } from 'node:os'
import { SearchIndex } from '../index/search-index.ts'
import { FrameReader } from './frames.ts'
import { SectionFileReader } from './section-file-reader.ts'
import { SnapshotError } from './snapshot-error.ts'
import { writeJson, writeSections } from './write-sections.ts'

/**
 * The version of everything that determines what is in the file: its sections, and how products are indexed. Increase it
 * with every change of either: files of another version are not read.
 */
export const FORMAT = 2

/** What a file with the search index says about itself. */
export interface SnapshotHeader {
  /** A random id, which the database that the index belongs to has stored. */
  readonly id: string
  /** The catalogue version of the index: the changes of later ones have to be applied. */
  readonly version: number
}

const MAGIC = Buffer.from('Hydrant search index\n')

/** What the file depends on besides its format: byte order, and the order and properties of characters. */
const PLATFORM = [endianness(), process.versions.icu, process.versions.unicode].join(' ')

/**
 * Reads the index from a file, after `checkHeader` has accepted its header. Throws a `SnapshotError`, or the error of
 * `checkHeader` or of the file system, when it cannot be used.
 */
export async function readIndexFile(
  path: string,
  checkHeader: (header: SnapshotHeader) => Promise<void>,
): Promise<{ readonly index: SearchIndex; readonly header: SnapshotHeader }> {
  const file = await open(path)
  try {
    const { buffer: magic } = await file.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0)
    if (!magic.equals(MAGIC)) throw new SnapshotError('it is no search index')
    const frames = new FrameReader(file, MAGIC.length)
    const header: unknown = JSON.parse((await frames.read()).toString())
    if (!isCurrentHeader(header)) throw new SnapshotError('another version of the shop wrote it')
    await checkHeader(header)
    const reader = new SectionFileReader(frames)
    const index = new SearchIndex()
    await index.restore(reader)
    await reader.readEnd()
    return { index, header }
  } finally {
    await file.close()
  }
}

/**
 * Writes the index to a file that replaces the one at `path` once it is complete and `beforeReplacing` has resolved. Only
 * this user can read it. Throws when `checkUse` does, which is called again and again meanwhile.
 */
export async function writeIndexFile(
  path: string,
  { index, header }: { readonly index: SearchIndex; readonly header: SnapshotHeader },
  { checkUse, beforeReplacing }: { readonly checkUse: () => void; readonly beforeReplacing: () => Promise<void> },
): Promise<void> {
  const temporaryPath = toTemporaryPath(path)
  await rm(temporaryPath, { force: true })
  try {
    const file = await open(temporaryPath, 'wx', 0o600)
    try {
      await writeContent(file, { index, header }, checkUse)
      await file.sync()
    } finally {
      await file.close()
    }
    await beforeReplacing()
    await rename(temporaryPath, path)
  } catch (error) {
    await rm(temporaryPath, { force: true })
    throw error
  }
}

/** Deletes what writers of this file have left behind when they were killed. Call it in the only process that writes. */
export async function deleteUnfinishedFile(path: string): Promise<void> {
  await rm(toTemporaryPath(path), { force: true })
}

async function writeContent(
  file: FileHandle,
  { index, header }: { readonly index: SearchIndex; readonly header: SnapshotHeader },
  checkUse: () => void,
): Promise<void> {
  await file.write(MAGIC)
  await writeJson(file, { format: FORMAT, platform: PLATFORM, ...header })
  // The index may be newer than the header says: changes that it has already are then applied once more.
  await writeSections(file, index.sections(), checkUse)
}

function isCurrentHeader(value: unknown): value is SnapshotHeader {
  if (typeof value !== 'object' || value === null) return false
  const { format, platform, id, version }: Partial<Record<string, unknown>> = { ...value }
  return format === FORMAT && platform === PLATFORM && typeof id === 'string' && typeof version === 'number'
}

function toTemporaryPath(path: string): string {
  return `${path}.unfinished`
}
