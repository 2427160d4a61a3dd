import { join } from 'node:path'
import { projectRoot } from '../project-root.ts'
import { runScript } from '../run-tool.ts'
import { buildIfChanged, type StampedBuild } from './stamped-build.ts'

/**
 * The path of the server's bundle: beside Node's compile cache of it, and inside node_modules, where it finds the
 * packages that are not bundled.
 */
export const serverBundle = join(projectRoot, 'node_modules/.cache/server/main.mjs')

const serverBuild: StampedBuild = {
  stampFile: join(projectRoot, 'node_modules/.cache/server/.stamp'),
  sources: [
    'server',
    'contract',
    'database',
    'demo',
    'kernel',
    'mail-templates',
    'messages',
    'page-model',
    'tooling/building',
    'package-lock.json',
  ],
}

/**
 * Bundles the server and nearly all packages that it uses into a few files, unless its sources are unchanged since the
 * last bundle; throws when that fails. It runs in a process of its own, so that its memory is freed afterwards.
 */
export async function buildServerIfChanged(): Promise<void> {
  await buildIfChanged(serverBuild, async () => {
    const exitCode = await runScript('tooling/building/bundle-server.ts')
    if (exitCode !== 0) throw new Error(`The server could not be bundled (exit code ${exitCode}).`)
  })
}
