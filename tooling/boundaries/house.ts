/** The first folder level: where code runs. The value lists the other stations it may import. */
export const stations = {
  kernel: [],
  contract: ['kernel'],
  client: ['contract', 'kernel'],
  database: ['kernel'],
  demo: ['kernel'],
  design: ['kernel'],
  'page-builder': ['design', 'kernel'],
  storefront: ['client', 'contract', 'design', 'page-builder', 'kernel'],
  admin: [],
  server: ['contract', 'database', 'demo', 'kernel'],
  gallery: ['design', 'kernel', 'page-builder', 'tooling'],
  tooling: ['server'],
  e2e: ['tooling', 'contract', 'demo', 'kernel'],
  bench: ['tooling', 'client', 'contract', 'database', 'demo', 'kernel', 'server'],
} as const satisfies Record<string, readonly string[]>

/** The name of a first-level folder that holds code. */
export type Station = keyof typeof stations

/** The server's areas, in the order in which they may ask each other: each only those before it. */
export const areas: readonly string[] = [
  'webstore',
  'media',
  'session',
  'statistics',
  'accounts',
  'addresses',
  'catalogue',
  'inventory',
  'pricing',
  'tax',
  'promotions',
  'content',
  'search',
  'seo',
  'context',
  'cart',
  'recommendations',
  'wishlists',
  'payments',
  'orders',
  'checkout',
  'server-methods',
  'forms',
  'import',
  'jobs',
  'notifications',
]

/** Folders of the server that are not areas: the composition root, and what only tests use. */
export const composition = 'http'

/**
 * Where a process begins: these open the database and hand the environment to the settings; they read nothing from it
 * themselves.
 */
export const entries: readonly string[] = ['server/http/main.ts', 'server/import/command.ts']

/** The folder name that marks code which only tests may import. */
export const testing = 'testing'

/**
 * Stations whose `testing` folders the tests of another station may open besides: the client is proven against the real
 * server.
 */
export const opensForTests: Readonly<Partial<Record<Station, readonly Station[]>>> = { client: ['server'] }

/** Stations whose code also runs in a browser. */
export const inBrowser: readonly Station[] = ['kernel', 'contract', 'client', 'design', 'page-builder', 'storefront']

/** Stations that render with React. */
export const rendering: readonly Station[] = ['design', 'page-builder', 'storefront', 'gallery']

/** Stations that may read the process environment anywhere: they are run by developers and never by the shop. */
export const readsEnvironment: readonly Station[] = ['tooling', 'e2e', 'gallery', 'bench']

/** Whether a first-level folder is a station. */
export function isStation(name: string): name is Station {
  return Object.hasOwn(stations, name)
}
