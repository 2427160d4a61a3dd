import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: '.',
  buildDirectory: 'build',
  serverBuildFile: 'index.js',
  ssr: true,
  // All routes are sent with the first page: with lazy discovery, navigating offline would end in an error page.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
