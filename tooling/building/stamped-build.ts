import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { projectRoot } from '../project-root.ts'
import { computeSourceStamp } from './source-stamp.ts'

/** A build that runs again only when its sources have changed. */
export interface StampedBuild {
  /** The file with the hash of the sources of the last build. */
  readonly stampFile: string
  /** Folders and files, relative to the project. */
  readonly sources: readonly string[]
}

/**
 * Runs a build unless it was made from the current sources already, and stores their hash. After a source changed during
 * the build, or a build that threw, the build counts as outdated.
 */
export async function buildIfChanged({ stampFile, sources }: StampedBuild, build: () => Promise<void>): Promise<void> {
  const stamp = computeSourceStamp(projectRoot, sources)
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  rmSync(stampFile, { force: true })
  await build()
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, stamp)
}
