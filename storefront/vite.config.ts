import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  // Chunks and style sheets find each other relatively, so that one build serves any BASE_PATH; handler.ts adds the path to what the page names.
  experimental: { renderBuiltUrl: (_, { ssr }) => (ssr ? undefined : { relative: true }) },
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
