import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../project-root.ts'
import { runTool } from '../run-tool.ts'
import { compressAssets } from './compress-assets.ts'
import { sourceStamp } from './source-stamp.ts'

const storefront = join(projectRoot, 'storefront')
const stampFile = join(storefront, 'build', '.stamp')

/** Builds the storefront and compresses what browsers will fetch; throws when the build fails. */
export async function buildStorefront(): Promise<void> {
  const stamp = sourceStamp(projectRoot)
  rmSync(stampFile, { force: true })
  const exitCode = await runTool({ package: '@react-router/dev', command: 'react-router' }, ['build'], {
    folder: storefront,
    env: { NODE_ENV: 'production' },
  })
  if (exitCode !== 0) throw new Error(`The storefront could not be built (exit code ${exitCode}).`)
  const compressed = await compressAssets(join(storefront, 'build', 'client'))
  writeFileSync(stampFile, stamp)
  console.log(`Storefront built, ${compressed} files compressed.`)
}

/** Builds the storefront unless its sources are those of the last build. */
export async function buildStorefrontIfChanged(): Promise<void> {
  const built = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined
  if (built !== sourceStamp(projectRoot)) await buildStorefront()
}
