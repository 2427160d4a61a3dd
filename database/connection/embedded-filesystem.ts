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

/** The part of Emscripten's module that reaches the files. */
interface ModuleWithFolder {
  FS: { ErrnoError: new (errno: number) => Error }
  NODEFS: { stream_ops: StreamOperations; node_ops: NodeOperations }
}

const DONE = 0
// Emscripten's numbers of EIO, ENOSPC and EDQUOT.
const INPUT_OUTPUT_ERROR = 29
const NO_SPACE = 51
const OVER_QUOTA = 19

// What the group and everybody else may do.
const OTHERS = 0o077

// Windows does not sync folders or files opened for reading; PostgreSQL expects such a sync to pass there.
const NOT_SYNCABLE = new Set(['EPERM', 'EACCES', 'EINVAL', 'EISDIR', 'EBADF'])

/**
 * PGlite's folder on disk, with what it leaves out: what PostgreSQL asks to be on disk is on disk when the call
 * returns, files belong to their owner alone whatever the umask, and a write that finds the disk full is made again
 * with the space of the reserve.
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
      addSync,
      keepPrivate,
      (module: ModuleWithFolder) => useReserve(module, this.#reserve),
    ]
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

function keepPrivate({ NODEFS: { node_ops: nodes, stream_ops: streams } }: ModuleWithFolder): void {
  const { mknod, setattr } = nodes
  const setStreamAttributes = streams.setattr
  nodes.mknod = (...[parent, name, mode, device]) => mknod(parent, name, mode & ~OTHERS, device)
  nodes.setattr = (node, attributes) => setattr(node, ownerOnly(attributes))
  streams.setattr = (stream, attributes) => setStreamAttributes(stream, ownerOnly(attributes))
}

function ownerOnly<Given extends Attributes>(attributes: Given): Given {
  return attributes.mode === undefined ? attributes : { ...attributes, mode: attributes.mode & ~OTHERS }
}

function useReserve({ FS, NODEFS: { stream_ops: streams } }: ModuleWithFolder, reserve: DiskReserve): void {
  const { write } = streams
  streams.write = (...[stream, buffer, offset, length, position]) => {
    // What the reserve gave belongs to the log: a table that grows meanwhile fails as it does on any full disk, and its
    // transaction with it.
    if (reserve.isUsed && isTable(stream) && position + length > fstatSync(stream.nfd).size)
      throw new FS.ErrnoError(NO_SPACE)
    const written = zeroWithoutSpace(() => write(stream, buffer, offset, length, position))
    if (written === length) return written
    if (!isTable(stream) && reserve.release())
      return written + write(stream, buffer, offset + written, length - written, position + written)
    if (written === 0) throw new FS.ErrnoError(NO_SPACE)
    return written
  }
}

function zeroWithoutSpace(write: () => number): number {
  try {
    return write()
  } catch (error) {
    if (error instanceof Object && 'errno' in error && (error.errno === NO_SPACE || error.errno === OVER_QUOTA))
      return 0
    throw error
  }
}

function isTable({ path }: Stream): boolean {
  return path.includes('/base/')
}
