import { rm } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { type LogLevel, type LogOrStringHandler, type Plugin, type RollupLog, rolldown } from 'rolldown'
import { projectRoot } from '../project-root.ts'
import { serverBundle } from './build-server.ts'

// They bring files of their own, WebAssembly, machine code and tables, that they look for beside their scripts.
const LEFT_OUT = [/^@electric-sql\/pglite(?:\/|$)/, /^sharp$/, /^css-tree$/]

const folder = dirname(serverBundle)

/**
 * A module that asks where it lies is told of its place among the sources: migrations, styles and the storefront are
 * there. Relative, so that the project may be moved.
 */
const keepPlaces: Plugin = {
  name: 'keep-places',
  transform(code, id) {
    if (!id.startsWith(projectRoot) || id.includes('node_modules') || !code.includes('import.meta.url')) return null
    const place = JSON.stringify(relative(folder, id).replaceAll('\\', '/'))
    return code.replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`)
  },
}

/** A package that is not there would be looked for only when the shop starts. */
function refuseUnresolved(level: LogLevel, log: RollupLog, tell: LogOrStringHandler): void {
  if (log.code === 'UNRESOLVED_IMPORT') throw new Error(log.message)
  tell(level, log)
}

await rm(folder, { recursive: true, force: true })
const bundle = await rolldown({
  input: join(projectRoot, 'server/http/main.ts'),
  cwd: projectRoot,
  platform: 'node',
  external: LEFT_OUT,
  plugins: [keepPlaces],
  onLog: refuseUnresolved,
})
await bundle.write({ dir: folder, format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' })
await bundle.close()
