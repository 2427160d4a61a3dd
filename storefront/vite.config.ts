import { mkdirSync, writeFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { splitMessages } from '@hydrant/rendering/split-messages.ts'
import { CHUNK_GROUPS } from './chunk-groups.ts'
import { BUILD_FOLDER, PAGE_LANGUAGE } from './page-language.ts'

const projectRoot = resolve(import.meta.dirname, '..')
const reportFile = resolve(import.meta.dirname, BUILD_FOLDER, 'chunks.json')

/**
 * Writes a report of which source is in which file of the client build, for the checks that the page builder's code
 * stays out of the shop and that the scripts of a page stay small.
 */
const chunkReport: Plugin = {
  name: 'chunk-report',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle(_, bundle) {
    const files = Object.values(bundle)
    const chunks = files.flatMap((file) => {
      if (file.type !== 'chunk') return []
      const { fileName, facadeModuleId, imports, dynamicImports, moduleIds } = file
      return [
        {
          fileName,
          entry: facadeModuleId === null ? null : relative(projectRoot, facadeModuleId),
          imports,
          dynamicImports,
          modules: moduleIds.map((id) => relative(projectRoot, id)),
        },
      ]
    })
    mkdirSync(resolve(reportFile, '..'), { recursive: true })
    writeFileSync(
      reportFile,
      JSON.stringify({ chunks, styles: files.map(({ fileName }) => fileName).filter((name) => name.endsWith('.css')) }),
    )
  },
}

const SCRIPT_NAMES = { entryFileNames: 'assets/[name]-[hash:7].js', chunkFileNames: 'assets/[name]-[hash:7].js' }

export default defineConfig({
  plugins: [splitMessages(PAGE_LANGUAGE), reactRouter(), chunkReport],
  // Chunks and style sheets refer to each other by relative URLs, so that one build works with any BASE_PATH;
  // handler.ts adds the path to the URLs in the page.
  experimental: { renderBuiltUrl: (_, { ssr }) => (ssr ? undefined : { relative: true }) },
  // As scripts of pages are; browsers that the shop supports run modules in workers.
  worker: { format: 'es' },
  // One style sheet for everything: blocks are never shown without their style, although their code loads later. The
  // router reads this option here and not in the client environment.
  build: {
    cssCodeSplit: false,
    // The scripts of slots come with what they import: naming these at every page that can have slots is longer than what
    // naming them saves on the few that have some.
    modulePreload: { resolveDependencies: (file, scripts) => (file.includes('slot-content') ? [] : scripts) },
  },
  environments: {
    // The server bundle has React's production build, whatever NODE_ENV the process runs with.
    ssr: {
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: { rolldownOptions: { input: './handler.ts' } },
    },
    client: {
      // Every first visit loads the list of all scripts: with shorter hashes it is shorter.
      build: {
        assetsInlineLimit: 0,
        rolldownOptions: { output: { codeSplitting: { groups: CHUNK_GROUPS }, ...SCRIPT_NAMES } },
      },
    },
  },
})
