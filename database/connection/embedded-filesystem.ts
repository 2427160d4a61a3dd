import { fsyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type InitParameters = Parameters<NodeFS['init']>
type InitResult = Awaited<ReturnType<NodeFS['init']>>

interface ModuleWithFolder {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } }
}

const DONE = 0
const INPUT_OUTPUT_ERROR = 29

// Windows does not sync folders or files opened for reading; PostgreSQL expects such a sync to pass there.
const NOT_SYNCABLE = new Set(['EPERM', 'EACCES', 'EINVAL', 'EISDIR', 'EBADF'])

/** PGlite's folder on disk, with the one operation it leaves out: what PostgreSQL asks to be on disk is on disk when the call returns. */
export class SyncedFolder extends NodeFS {
  override async init(...[client, options]: InitParameters): Promise<InitResult> {
    const { emscriptenOpts } = await super.init(client, options)
    const preRun: InitParameters[1]['preRun'] = [...(emscriptenOpts.preRun ?? []), addSync]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }
}

function addSync(module: ModuleWithFolder): void {
  module.NODEFS.stream_ops.fsync = (stream) => syncToDisk(stream.nfd)
}

function syncToDisk(descriptor: number): number {
  try {
    fsyncSync(descriptor)
    return DONE
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    return NOT_SYNCABLE.has(code) ? DONE : INPUT_OUTPUT_ERROR
  }
}
