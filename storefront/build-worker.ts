import { build } from 'vite'
import { BUILD_FOLDER } from './page-language.ts'

// Builds the service worker: one file beside the other public files, because its folder is what it serves.
await build({
  root: import.meta.dirname,
  configFile: false,
  publicDir: false,
  mode: 'production',
  logLevel: 'warn',
  build: {
    outDir: `${BUILD_FOLDER}/client`,
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: 'offline/worker/service-worker.ts',
      output: { entryFileNames: 'service-worker.js', format: 'iife' },
    },
  },
})
