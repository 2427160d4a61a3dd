import { join } from 'node:path'
import { projectRoot } from '../project-root.ts'
import { runTool } from '../run-tool.ts'
import { compressAssets } from './compress-assets.ts'
import { buildIfChanged, type StampedBuild } from './stamped-build.ts'

const storefrontFolder = join(projectRoot, 'storefront')
const storefrontBuild: StampedBuild = {
  stampFile: join(storefrontFolder, 'build', '.stamp'),
  sources: [
    'storefront',
    'page-builder',
    'design',
    'client',
    'contract',
    'kernel',
    'messages',
    'tooling/building',
    'page-model',
    'package-lock.json',
    'tsconfig.base.json',
  ],
}

/**
 * Builds the storefront and compresses its assets, unless its sources are unchanged since the last build; throws when the
 * build fails.
 */
export async function buildStorefrontIfChanged(): Promise<void> {
  await buildIfChanged(storefrontBuild, async () => {
    const exitCode = await runTool({ package: '@react-router/dev', command: 'react-router' }, ['build'], {
      folder: storefrontFolder,
      env: { NODE_ENV: 'production' },
    })
    if (exitCode !== 0) throw new Error(`The storefront could not be built (exit code ${exitCode}).`)
    const compressed = await compressAssets(join(storefrontFolder, 'build', 'client'))
    console.log(`Storefront built, ${compressed} files compressed.`)
  })
}
