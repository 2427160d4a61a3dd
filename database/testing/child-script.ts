import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** A script of this folder in a separate process. */
export interface ChildScript {
  pid: number
  /** The output of the script, line by line; it ends when the process ends. */
  lines: AsyncIterator<string>
  /** Kills the process as `kill -9` does, and waits until it has exited. */
  kill: () => Promise<void>
}

/** Starts a script of this folder, such as 'hold-database.ts'. */
export function startChildScript(script: string, ...parameters: string[]): ChildScript {
  const path = fileURLToPath(new URL(script, import.meta.url))
  const child = spawn(process.execPath, [path, ...parameters], { stdio: ['ignore', 'pipe', 'inherit'] })
  if (child.pid === undefined) throw new Error(`${script} could not be started.`)
  return {
    pid: child.pid,
    lines: createInterface(child.stdout)[Symbol.asyncIterator](),
    kill: () => killAndWait(child),
  }
}

async function killAndWait(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exitEvent = once(child, 'exit')
  child.kill('SIGKILL')
  await exitEvent
}
