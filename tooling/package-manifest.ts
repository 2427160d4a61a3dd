import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Reads one field of the package.json in a folder; undefined where it has none. */
export function readManifestField(folder: string, field: string): unknown {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return getJsonField(manifest, field)
}

/** Returns a property of a parsed JSON value; undefined where there is none. */
export function getJsonField(value: unknown, field: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.entries(value).find(([name]) => name === field)?.[1]
}
