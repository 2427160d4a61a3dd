import { spawn } from 'node:child_process'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { executeStatement } from '@hydrant/tooling/scratch-database.ts'
import { openDatabaseMeter, readProcessorSeconds, type Measurable } from '../processor-time.ts'

/** Neither shop tells its maker that it runs. */
const ENVIRONMENT = {
  ...process.env,
  NODE_ENV: 'production',
  VENDURE_DISABLE_TELEMETRY: 'true',
  MEDUSA_DISABLE_TELEMETRY: 'true',
}

/** Installs packages in a folder from the npm registry, unless they are there, and copies our files to them. */
export async function installPeer(
  folder: string,
  packages: Readonly<Record<string, string>>,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies: packages }),
  )
  await runToEnd('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { folder, settings: {} })
  for (const [source, target] of Object.entries(files))
    await copyFile(fileURLToPath(new URL(source, import.meta.url)), join(folder, target))
}

/** Where a program of a peer runs, and its environment variables beside the usual ones. */
export interface ProgramPlace {
  readonly folder: string
  readonly settings: Readonly<Record<string, string>>
}

/** Runs a program to its end; throws with its output when it fails. */
export async function runToEnd(command: string, parameters: readonly string[], place: ProgramPlace): Promise<void> {
  const program = spawn(command, parameters, { cwd: place.folder, env: { ...ENVIRONMENT, ...place.settings } })
  let output = ''
  for (const stream of [program.stdout, program.stderr])
    stream.on('data', (part: Buffer) => (output += part.toString()))
  const code = await new Promise((resolve, reject) => program.once('error', reject).once('close', resolve))
  if (code !== 0) throw new Error(`${command} ${parameters.join(' ')} failed:\n${output.slice(-3000)}`)
}

/**
 * Starts a server by Node, and waits until it answers at `path`. Its database gets statistics first, as Hydrant's has:
 * without them searches of new tables are planned as if these were empty.
 */
export async function startPeerServer(
  parameters: (port: number) => readonly string[],
  { folder, settings, path }: ProgramPlace & { readonly path: string },
): Promise<Measurable & { close(): Promise<void> }> {
  await executeStatement(settings['DATABASE_URL'] ?? '', 'vacuum analyze')
  const port = await findFreePort()
  const program = spawn(process.execPath, parameters(port), {
    cwd: folder,
    env: { ...ENVIRONMENT, ...settings, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => void program.once('exit', () => resolve()))
  const url = `http://127.0.0.1:${port}`
  while (
    !(await fetch(url + path).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (program.exitCode !== null) throw new Error(`${folder} ended with ${program.exitCode} before it was open.`)
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  const meter = await openDatabaseMeter(settings['DATABASE_URL'] ?? '')
  return {
    url,
    processorSeconds: () => readProcessorSeconds(program.pid),
    databaseSeconds: () => meter.seconds(),
    async close() {
      await meter.close()
      program.kill('SIGKILL')
      await ended
    },
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}
