import { join } from 'node:path'
import { projectRoot } from '../project-root.ts'
import { runScript } from '../run-tool.ts'
import { buildStamped, isStampCurrent, type StampedBuild } from './stamped-build.ts'

/**
 * Where the bundle of the server is: beside what Node has compiled of it, and inside node_modules, from where it finds
 * the packages that it leaves out.
 */
export const serverBundle = join(projectRoot, 'node_modules/.cache/server/main.mjs')

const build: StampedBuild = {
  stampFile: join(projectRoot, 'node_modules/.cache/server/.stamp'),
  sources: ['server', 'contract', 'database', 'demo', 'kernel', 'tooling/building', 'package-lock.json'],
}

/**
 * Puts the server and nearly all packages that it uses into a few files; throws when that fails. In a process of its
 * own, whose memory ends with it.
 */
export async function buildServer(): Promise<void> {
  await buildStamped(build, async () => {
    const exitCode = await runScript('tooling/building/bundle-server.ts')
    if (exitCode !== 0) throw new Error(`The server could not be bundled (exit code ${exitCode}).`)
  })
}

/** Bundles the server unless its sources are those of the last bundle. */
export async function buildServerIfChanged(): Promise<void> {
  if (!isStampCurrent(build)) await buildServer()
}
