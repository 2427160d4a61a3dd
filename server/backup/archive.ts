import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { type Extract, extract, type Pack, pack } from 'tar-stream'

/** A file or folder of an archive. */
export interface ArchiveEntry {
  /** Relative, with forward slashes. */
  readonly path: string
  /** Null: a folder. */
  readonly bytes: number | null
}

/** Yields the files of a folder as a compressed tar archive. */
export async function* packFiles(folder: string, entries: readonly ArchiveEntry[]): AsyncGenerator<Uint8Array> {
  const archive = pack()
  const compressed = createGzip({ level: 1 })
  const compressing = pipeline(archive, compressed)
  // Awaited below; it may fail while chunks are still read.
  compressing.catch(() => undefined)
  const packing = addEntries(archive, folder, entries).catch((error: unknown) => {
    archive.destroy(toError(error))
  })
  try {
    for await (const chunk of compressed) yield Buffer.from(chunk)
  } finally {
    archive.destroy()
    await Promise.allSettled([compressing, packing])
  }
}

async function addEntries(archive: Pack, folder: string, entries: readonly ArchiveEntry[]): Promise<void> {
  for (const { path, bytes } of entries) {
    if (bytes === null) {
      archive.entry({ name: path, type: 'directory', mode: 0o700 })
      continue
    }
    const added = Promise.withResolvers<void>()
    const sink = archive.entry({ name: path, size: bytes, mode: 0o600 }, (error) =>
      error ? added.reject(error) : added.resolve(),
    )
    await Promise.all([
      bytes === 0 ? sink.end(null) : pipeline(createReadStream(join(folder, path)), sink),
      added.promise,
    ])
  }
  archive.finalize()
}

/**
 * Writes the files of a compressed tar archive into an empty folder, all for this user alone. Throws when it contains
 * anything but files and folders within that folder.
 */
export async function unpackFiles(data: Readable, folder: string): Promise<void> {
  const archive = extract()
  const reading = pipeline(data, createGunzip(), archive)
  const unpacking = writeEntries(archive, folder)
  await Promise.all([reading, unpacking])
}

async function writeEntries(archive: Extract, folder: string): Promise<void> {
  for await (const entry of archive) {
    const { name, type } = entry.header
    const path = name.replace(/\/$/, '')
    if (!isInside(path)) throw new Error(`The archive contains the path ${name}.`)
    if (type === 'directory') {
      await mkdir(join(folder, path), { mode: 0o700 })
      entry.resume()
    } else if (type === 'file') {
      const file = createWriteStream(join(folder, path), { mode: 0o600, flags: 'wx' })
      entry.pipe(file)
      await once(file, 'finish')
    } else throw new Error(`The archive contains ${name}, which is neither a file nor a folder.`)
  }
}

function isInside(path: string): boolean {
  return path.split('/').every((part) => part !== '' && part !== '.' && part !== '..') && !/[\\:]/.test(path)
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
