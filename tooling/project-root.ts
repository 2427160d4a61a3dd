import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder, as an absolute path. */
export const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)))
