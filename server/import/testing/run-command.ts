import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const COMMAND = fileURLToPath(new URL('../command.ts', import.meta.url))

/** What a finished import command has left. */
export interface Finished {
  readonly code: number | null
  readonly out: string
  readonly error: string
}

/** Starts the import command in a folder, whose `.hydrant` is then its data folder. */
export function startCommand(folder: string, ...parameters: string[]): ChildProcessByStdio<null, Readable, Readable> {
  return spawn(process.execPath, [COMMAND, ...parameters], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
}

/** Runs the import command to its end. */
export async function runCommand(folder: string, ...parameters: string[]): Promise<Finished> {
  const child = startCommand(folder, ...parameters)
  const ended = once(child, 'exit')
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)])
  await ended
  return { code: child.exitCode, out, error }
}
