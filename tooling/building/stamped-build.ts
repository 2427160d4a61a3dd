import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { projectRoot } from '../project-root.ts'
import { sourceStamp } from './source-stamp.ts'

/** Something that is built again only when its sources have changed. */
export interface StampedBuild {
  /** Tells from which sources it was last built. */
  readonly stampFile: string
  /** Folders and files, relative to the project. */
  readonly sources: readonly string[]
}

/** Whether it was built from the sources as they are now. */
export function isStampCurrent({ stampFile, sources }: StampedBuild): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sourceStamp(projectRoot, sources)
}

/**
 * Builds, and notes from what. A source that changes meanwhile counts as not built, and so does a build that throws.
 */
export async function buildStamped({ stampFile, sources }: StampedBuild, build: () => Promise<void>): Promise<void> {
  const stamp = sourceStamp(projectRoot, sources)
  rmSync(stampFile, { force: true })
  await build()
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, stamp)
}
