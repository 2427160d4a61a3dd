import type { Config } from '@react-router/dev/config'
import { BUILD_FOLDER } from './page-language.ts'

export default {
  appDirectory: '.',
  buildDirectory: BUILD_FOLDER,
  serverBuildFile: 'index.js',
  ssr: true,
  // All routes are sent with the first page: with lazy discovery, navigating offline would end in an error page.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
