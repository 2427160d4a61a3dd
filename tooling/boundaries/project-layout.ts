/** The first-level folders, called workspaces. The value lists the other workspaces that each may import. */
export const workspaces = {
  messages: [],
  kernel: ['messages'],
  'page-model': ['kernel', 'messages'],
  'mail-templates': ['kernel', 'messages'],
  contract: ['kernel'],
  client: ['contract', 'kernel'],
  database: ['kernel'],
  demo: ['page-model', 'kernel'],
  design: ['kernel', 'messages'],
  'page-builder': ['design', 'page-model', 'kernel', 'messages'],
  rendering: ['client', 'design', 'messages'],
  storefront: ['client', 'contract', 'design', 'page-builder', 'page-model', 'rendering', 'kernel', 'messages'],
  'back-office': ['client', 'contract', 'design', 'rendering', 'kernel', 'messages'],
  server: ['contract', 'database', 'demo', 'mail-templates', 'page-model', 'kernel', 'messages'],
  gallery: ['design', 'kernel', 'page-builder', 'tooling', 'messages'],
  tooling: ['server', 'messages'],
  e2e: ['tooling', 'contract', 'demo', 'kernel'],
  bench: ['tooling', 'client', 'contract', 'database', 'demo', 'kernel', 'server'],
} as const satisfies Record<string, readonly string[]>

/** The name of a first-level folder that holds code. */
export type Workspace = keyof typeof workspaces

/** The server's areas in their order: each may import only those before it. */
export const serverAreas: readonly string[] = [
  'sanitizing',
  'records',
  'background-jobs',
  'history',
  'webstore',
  'media',
  'outbox',
  'mail',
  'session',
  'statistics',
  'accounts',
  'addresses',
  'catalogue',
  'customer-part-numbers',
  'inventory',
  'pricing',
  'tax',
  'promotions',
  'content',
  'search',
  'seo',
  'context',
  'cart',
  'quick-order',
  'recommendations',
  'wishlists',
  'payments',
  'events',
  'orders',
  'checkout',
  'server-methods',
  'forms',
  'setup',
  'import',
  'backup',
]

/** The folder of the server, no area, that puts the areas together and starts the process. */
export const compositionFolder = 'app'

/**
 * The folder of the server's HTTP framework, which is no area: it serves the endpoints of all areas, and may import
 * only types from them.
 */
export const frameworkFolder = 'http'

/**
 * The folder of the server's cache, which is no area: every area may import it, and only it may import the cache
 * library.
 */
export const cacheFolder = 'cache'

/**
 * The entry files of the server's processes: they open the database and pass the environment to the settings; they read
 * nothing from it themselves.
 */
export const entryFiles: readonly string[] = [
  'server/app/main.ts',
  'server/import/command.ts',
  'server/import/demo-command.ts',
  'server/backup/command.ts',
  'server/backup/restore-command.ts',
  'server/backup/copy-command.ts',
  'server/history/command.ts',
]

/** Says which language the scripts of a build are in; the environment is how a build is told. */
export const pageLanguageFile = 'storefront/page-language.ts'

/** The name of folders that only tests may import. */
export const testingFolder = 'testing'

/**
 * Workspaces whose `testing` folders the tests of another workspace may also import: the client is tested against the real
 * server.
 */
export const testingFolderAccess: Readonly<Partial<Record<Workspace, readonly Workspace[]>>> = { client: ['server'] }

/** Workspaces whose code also runs in a browser. */
export const browserWorkspaces: readonly Workspace[] = [
  'messages',
  'kernel',
  'page-model',
  'contract',
  'client',
  'design',
  'page-builder',
  'storefront',
  'back-office',
]

/** Workspaces that render pages with React, and are built for that. */
export const renderingWorkspaces: readonly Workspace[] = [
  'design',
  'page-builder',
  'rendering',
  'storefront',
  'back-office',
  'gallery',
]

/**
 * The workspace that renders mails with React. The server runs its files as they are, so they contain no markup.
 */
export const mailWorkspace: Workspace = 'mail-templates'

/** Workspaces that may read the process environment anywhere: only developers run them. */
export const environmentWorkspaces: readonly Workspace[] = ['tooling', 'e2e', 'gallery', 'bench']

/** Whether a first-level folder is a workspace. */
export function isWorkspace(name: string): name is Workspace {
  return Object.hasOwn(workspaces, name)
}
