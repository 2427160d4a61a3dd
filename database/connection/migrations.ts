import { fileURLToPath } from 'node:url'

/** The folder of the generated migrations. */
export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url))

/** The PostgreSQL extensions that the tables need. */
export const extensions = ['pg_trgm', 'unaccent'] as const

/** Statements that create missing extensions. */
export const createExtensionStatements = extensions.map((name) => `create extension if not exists ${name}`)
