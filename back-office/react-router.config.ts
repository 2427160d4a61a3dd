import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: '.',
  buildDirectory: 'build',
  serverBuildFile: 'index.js',
  ssr: true,
  basename: '/admin',
  routeDiscovery: { mode: 'initial' },
} satisfies Config
