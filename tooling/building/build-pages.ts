import { join } from 'node:path'
import { projectRoot } from '../project-root.ts'
import { runNode, runTool } from '../run-tool.ts'
import { buildLanguages } from './build-languages.ts'
import { compressAssets } from './compress-assets.ts'
import { buildIfChanged } from './stamped-build.ts'

/** The workspaces and files that both the storefront and the back office are made from. */
const SHARED_SOURCES = [
  'design',
  'client',
  'contract',
  'kernel',
  'messages',
  'rendering',
  'tooling/building',
  'package-lock.json',
  'tsconfig.base.json',
]

/**
 * Builds the storefront and the back office and compresses their assets, unless their sources are unchanged since the
 * last build; throws when a build fails.
 */
export async function buildPagesIfChanged(): Promise<void> {
  await buildRouterAppIfChanged(
    'storefront',
    ['storefront', 'page-builder', 'page-model', ...SHARED_SOURCES],
    async (folder) => {
      await buildLanguages(folder)
      await buildServiceWorker(folder)
    },
  )
  await buildRouterAppIfChanged('back-office', ['back-office', ...SHARED_SOURCES])
}

/** Adds the service worker, which is one file without a hash in its name, to the build of the storefront. */
async function buildServiceWorker(storefront: string): Promise<void> {
  const exitCode = await runNode([join(storefront, 'build-worker.ts')], {
    stdio: 'inherit',
    cwd: storefront,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (exitCode !== 0) throw new Error(`The service worker could not be built (exit code ${exitCode}).`)
}

async function buildRouterAppIfChanged(
  workspace: string,
  sources: readonly string[],
  addToBuild?: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = join(projectRoot, workspace)
  await buildIfChanged({ stampFile: join(folder, 'build', '.stamp'), sources }, async () => {
    const exitCode = await runTool({ package: '@react-router/dev', command: 'react-router' }, ['build'], {
      folder,
      env: { NODE_ENV: 'production' },
    })
    if (exitCode !== 0) throw new Error(`The workspace ${workspace} could not be built (exit code ${exitCode}).`)
    await addToBuild?.(folder)
    const compressed = await compressAssets(join(folder, 'build', 'client'))
    console.log(`Built ${workspace}, ${compressed} files compressed.`)
  })
}
