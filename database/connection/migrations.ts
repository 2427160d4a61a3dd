import { fileURLToPath } from 'node:url'

/** Where the generated migrations are. */
export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url))

/** What the tables need of PostgreSQL beyond its core. */
export const extensions = ['pg_trgm', 'unaccent'] as const

/** Makes the extensions where they are missing. */
export const createExtensions = extensions.map((name) => `create extension if not exists ${name}`)
