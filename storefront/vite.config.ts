import { mkdirSync, writeFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

const project = resolve(import.meta.dirname, '..')
const reportFile = resolve(import.meta.dirname, 'build', 'chunks.json')

/**
 * Writes down which source is in which file of the browser's build, for the check that what site builders work with
 * stays out of the shop.
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
          entry: facadeModuleId === null ? null : relative(project, facadeModuleId),
          imports: [...imports, ...dynamicImports],
          modules: moduleIds.map((id) => relative(project, id)),
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

export default defineConfig({
  plugins: [reactRouter(), chunkReport],
  // Chunks and style sheets find each other relatively, so that one build serves any BASE_PATH; handler.ts adds the
  // path to what the page names.
  experimental: { renderBuiltUrl: (_, { ssr }) => (ssr ? undefined : { relative: true }) },
  // One style sheet for all: what a page shows is never without its style, although the code of its blocks comes when
  // it is needed. It stands here and not with the client, because the router looks for it here.
  build: { cssCodeSplit: false },
  environments: {
    // React goes into the server bundle in its production form, whatever NODE_ENV the process runs under.
    ssr: {
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: { rolldownOptions: { input: './handler.ts' } },
    },
    client: { build: { assetsInlineLimit: 0 } },
  },
})
