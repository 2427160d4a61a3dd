import { fstatSync, fsyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import type { DiskReserve } from './disk-reserve.ts'

type InitParameters = Parameters<NodeFS['init']>
type InitResult = Awaited<ReturnType<NodeFS['init']>>

/** An open file of PostgreSQL. */
interface Stream {
  readonly nfd: number
  readonly path: string
}

/** The arguments of Emscripten's `write`, in its order. */
type WriteArguments = [stream: Stream, buffer: Uint8Array, offset: number, length: number, position: number]

interface Attributes {
  mode?: number
}

interface StreamOperations {
  fsync?: (stream: Stream) => number
  write: (...write: WriteArguments) => number
  setattr: (stream: Stream, attributes: Attributes) => void
}

interface NodeOperations {
  mknod: (...node: [parent: unknown, name: string, mode: number, device: number]) => unknown
  setattr: (node: unknown, attributes: Attributes) => void
}

/** The part of Emscripten's module that accesses files. */
interface ModuleWithFolder {
  FS: { ErrnoError: new (errno: number) => Error }
  NODEFS: { stream_ops: StreamOperations; node_ops: NodeOperations }
}

const SUCCESS = 0
// Emscripten's error numbers of EIO, ENOSPC and EDQUOT.
const INPUT_OUTPUT_ERROR = 29
const NO_SPACE = 51
const OVER_QUOTA = 19

// The permission bits of the group and of all others.
const GROUP_AND_OTHERS = 0o077

// Windows does not sync folders or files opened for reading; PostgreSQL expects such a sync to pass there.
const NOT_SYNCABLE = new Set(['EPERM', 'EACCES', 'EINVAL', 'EISDIR', 'EBADF'])

/**
 * PGlite's folder on disk, with three additions: syncs really reach the disk, files are readable by their owner only,
 * whatever the umask, and a write that fails because the disk is full is repeated after the disk reserve has been
 * released.
 */
export class SyncedFolder extends NodeFS {
  readonly #reserve: DiskReserve

  constructor(folder: string, reserve: DiskReserve) {
    super(folder)
    this.#reserve = reserve
  }

  override async init(...[client, options]: InitParameters): Promise<InitResult> {
    const { emscriptenOpts } = await super.init(client, options)
    const preRun: InitParameters[1]['preRun'] = [
      ...(emscriptenOpts.preRun ?? []),
      patchFsync,
      patchPermissions,
      (module: ModuleWithFolder) => patchWriteToUseReserve(module, this.#reserve),
    ]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }
}

function patchFsync(module: ModuleWithFolder): void {
  module.NODEFS.stream_ops.fsync = (stream) => syncAndGetErrorNumber(stream.nfd)
}

/** Syncs a file to disk; returns 0 or Emscripten's number for an I/O error. */
function syncAndGetErrorNumber(descriptor: number): number {
  try {
    fsyncSync(descriptor)
    return SUCCESS
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    return NOT_SYNCABLE.has(code) ? SUCCESS : INPUT_OUTPUT_ERROR
  }
}

function patchPermissions({ NODEFS: { node_ops: nodes, stream_ops: streams } }: ModuleWithFolder): void {
  const { mknod, setattr } = nodes
  const setStreamAttributes = streams.setattr
  nodes.mknod = (...[parent, name, mode, device]) => mknod(parent, name, mode & ~GROUP_AND_OTHERS, device)
  nodes.setattr = (node, attributes) => setattr(node, withOwnerPermissionsOnly(attributes))
  streams.setattr = (stream, attributes) => setStreamAttributes(stream, withOwnerPermissionsOnly(attributes))
}

function withOwnerPermissionsOnly<SomeAttributes extends Attributes>(attributes: SomeAttributes): SomeAttributes {
  return attributes.mode === undefined ? attributes : { ...attributes, mode: attributes.mode & ~GROUP_AND_OTHERS }
}

function patchWriteToUseReserve({ FS, NODEFS: { stream_ops: streams } }: ModuleWithFolder, reserve: DiskReserve): void {
  const { write } = streams
  streams.write = (...[stream, buffer, offset, length, position]) => {
    // The released space is for the log only: a table that grows meanwhile fails as it does on any full disk, and its
    // transaction with it.
    if (reserve.isUsed && isTableFile(stream) && position + length > fstatSync(stream.nfd).size)
      throw new FS.ErrnoError(NO_SPACE)
    const written = writeOrZeroIfNoSpace(() => write(stream, buffer, offset, length, position))
    if (written === length) return written
    if (!isTableFile(stream) && reserve.release())
      return written + write(stream, buffer, offset + written, length - written, position + written)
    if (written === 0) throw new FS.ErrnoError(NO_SPACE)
    return written
  }
}

function writeOrZeroIfNoSpace(write: () => number): number {
  try {
    return write()
  } catch (error) {
    if (error instanceof Object && 'errno' in error && (error.errno === NO_SPACE || error.errno === OVER_QUOTA))
      return 0
    throw error
  }
}

function isTableFile({ path }: Stream): boolean {
  return path.includes('/base/')
}
