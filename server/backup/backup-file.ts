import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { Check } from 'typebox/value'
import * as messages from '@hydrant/messages/compiled/server/backup.js'
import { BackupError } from './backup-error.ts'
import { BackupManifest } from './manifest.ts'

// A backup is one line that says what it is, one line with the manifest as JSON, the data, and the SHA-256 digest of
// everything before. `tail -n +3 | head -c -32` prints the data, for the tools that read it: `tar -xz` or `pg_restore`.
const FIRST_LINE = 'hydrant backup 1\n'
const ANY_FIRST_LINE = /^hydrant backup \d+\n/
const DIGEST_BYTES = 32
const MAX_MANIFEST_BYTES = 1024 * 1024
const LINE_FEED = 0x0a

/** Yields a backup as the bytes of its file. */
export async function* packBackup(
  manifest: BackupManifest,
  data: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  const head = Buffer.from(`${FIRST_LINE}${JSON.stringify(manifest)}\n`)
  hash.update(head)
  yield head
  for await (const chunk of data) {
    hash.update(chunk)
    yield chunk
  }
  yield hash.digest()
}

/** A backup whose file is complete and unchanged. */
export interface VerifiedBackup {
  readonly manifest: BackupManifest
  /** Opens its data as a stream. */
  readonly openData: () => Readable
}

/** Reads a whole backup and compares its digest. Throws a BackupError when it is none, is damaged or too new. */
export async function verifyBackup(path: string): Promise<VerifiedBackup> {
  const file = await open(path).catch((cause: unknown) => {
    throw new BackupError(messages.noFile({ path }), { cause })
  })
  try {
    const stats = await file.stat()
    if (!stats.isFile()) throw new BackupError(messages.notAFile({ path }))
    const head = await readHead(file, path)
    const end = stats.size - DIGEST_BYTES
    if (end < head.bytes || !(await hasDigest(path, { file, end }))) throw new BackupError(messages.damaged({ path }))
    const manifest = parseManifest(head.manifest)
    if (manifest === null) throw new BackupError(messages.damaged({ path }))
    return {
      manifest,
      openData: () => createReadStream(path, { start: head.bytes, end: end - 1 }),
    }
  } finally {
    await file.close()
  }
}

async function readHead(file: FileHandle, path: string): Promise<{ manifest: string; bytes: number }> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(MAX_MANIFEST_BYTES), 0, MAX_MANIFEST_BYTES, 0)
  const text = buffer.toString('latin1', 0, Math.min(bytesRead, 100))
  if (!ANY_FIRST_LINE.test(text)) throw new BackupError(messages.foreignFile({ path }))
  if (!text.startsWith(FIRST_LINE)) throw new BackupError(messages.newerFormat({ path }))
  const end = buffer.subarray(0, bytesRead).indexOf(LINE_FEED, FIRST_LINE.length)
  if (end < 0) throw new BackupError(messages.damaged({ path }))
  return { manifest: buffer.toString('utf8', FIRST_LINE.length, end), bytes: end + 1 }
}

async function hasDigest(
  path: string,
  { file, end }: { readonly file: FileHandle; readonly end: number },
): Promise<boolean> {
  const hash = createHash('sha256')
  const content: AsyncIterable<Uint8Array> = createReadStream(path, { end: end - 1 })
  for await (const chunk of content) hash.update(chunk)
  const { buffer } = await file.read(Buffer.alloc(DIGEST_BYTES), 0, DIGEST_BYTES, end)
  return hash.digest().equals(buffer)
}

function parseManifest(text: string): BackupManifest | null {
  try {
    const value: unknown = JSON.parse(text)
    return Check(BackupManifest, value) ? value : null
  } catch {
    return null
  }
}
