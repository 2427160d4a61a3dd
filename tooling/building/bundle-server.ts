import { rm } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { type LogLevel, type LogOrStringHandler, type Plugin, type RollupLog, rolldown } from 'rolldown'
import { projectRoot } from '../project-root.ts'
import { serverBundle } from './build-server.ts'

// Not bundled: they load files of their own (WebAssembly, machine code, tables) from beside their scripts, or are large
// and loaded with few settings.
const EXTERNAL_PACKAGES = [
  /^@electric-sql\/pglite(?:\/|$)/,
  /^sharp$/,
  /^css-tree$/,
  /^pdfkit$/,
  /^@aws-sdk\//,
  /^@opentelemetry\/(?!api$)/,
  /^@opensearch-project\//,
]

const bundleFolder = dirname(serverBundle)

/**
 * Replaces `import.meta.url` by the URL of the original source file, because modules load migrations, styles and the
 * storefront relative to it. The paths are relative, so that the project may be moved.
 */
const keepSourceUrls: Plugin = {
  name: 'keep-places',
  transform(code, id) {
    if (!id.startsWith(projectRoot) || id.includes('node_modules') || !code.includes('import.meta.url')) return null
    const sourcePath = JSON.stringify(relative(bundleFolder, id).replaceAll('\\', '/'))
    return code.replaceAll('import.meta.url', `new URL(${sourcePath}, import.meta.url).href`)
  },
}

/** Fails the build on an import that cannot be resolved; it would otherwise fail only when the shop starts. */
function throwOnUnresolvedImport(level: LogLevel, log: RollupLog, defaultHandler: LogOrStringHandler): void {
  if (log.code === 'UNRESOLVED_IMPORT') throw new Error(log.message)
  defaultHandler(level, log)
}

await rm(bundleFolder, { recursive: true, force: true })
const bundle = await rolldown({
  input: join(projectRoot, 'server/app/main.ts'),
  cwd: projectRoot,
  platform: 'node',
  external: EXTERNAL_PACKAGES,
  plugins: [keepSourceUrls],
  onLog: throwOnUnresolvedImport,
})
await bundle.write({
  dir: bundleFolder,
  format: 'esm',
  entryFileNames: '[name].mjs',
  chunkFileNames: '[name]-[hash].mjs',
})
await bundle.close()
