import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: '.',
  buildDirectory: 'build',
  serverBuildFile: 'index.js',
  ssr: true,
  // All routes are known from the first page on: one that had to be asked for first would be an error page when the
  // network is lost.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
