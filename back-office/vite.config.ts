import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { splitMessages } from '@hydrant/rendering/split-messages.ts'

export default defineConfig({
  base: '/admin/',
  plugins: [splitMessages('en'), reactRouter()],
  // Chunks and style sheets refer to each other by relative URLs, so that one build works with any BASE_PATH.
  experimental: { renderBuiltUrl: (_, { ssr }) => (ssr ? undefined : { relative: true }) },
  build: { cssCodeSplit: false },
  environments: {
    // The server bundle has React's production build, whatever NODE_ENV the process runs with.
    ssr: {
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: { rolldownOptions: { input: './handler.ts' } },
    },
    client: { build: { assetsInlineLimit: 0 } },
  },
})
