import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

/** How a script ended. */
export interface ScriptResult {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs a script in a folder until it exits; `settings` are additional environment variables. */
export async function runScript(
  script: string,
  parameters: readonly string[],
  { folder, settings }: { readonly folder: string; readonly settings: Readonly<Record<string, string>> },
): Promise<ScriptResult> {
  const child = spawn(process.execPath, [script, ...parameters], {
    cwd: folder,
    env: { ...process.env, INIT_CWD: folder, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(child, 'exit')
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  await exited
  return { code: child.exitCode, stdout, stderr }
}
