import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const COMMAND = fileURLToPath(new URL('../command.ts', import.meta.url))

/** The result of a finished import command. */
export interface CommandResult {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Starts the import command in a folder; `.hydrant` in it becomes the data folder. */
export function startImportCommand(
  folder: string,
  ...parameters: string[]
): ChildProcessByStdio<null, Readable, Readable> {
  return spawn(process.execPath, [COMMAND, ...parameters], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
}

/** Runs the import command until it exits, and returns its exit code and output. */
export async function runImportCommand(folder: string, ...parameters: string[]): Promise<CommandResult> {
  const child = startImportCommand(folder, ...parameters)
  const exited = once(child, 'exit')
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  await exited
  return { code: child.exitCode, stdout, stderr }
}
