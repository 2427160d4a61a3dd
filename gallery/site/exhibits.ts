import { DEFAULT_LOCALE } from '@hydrant/messages/locale.ts'
import type { Exhibit } from '../states.ts'

const loaders = import.meta.glob<{ exhibit: Exhibit }>('../**/*.states.tsx')

/** An exhibit and the file that it is loaded from. */
export interface ExhibitFile {
  readonly file: string
  readonly exhibit: Exhibit
}

/** Loads all exhibits, sorted by the name of their component. */
export async function loadAllExhibits(): Promise<ExhibitFile[]> {
  const files = await Promise.all(
    Object.entries(loaders).map(async ([file, load]) => ({ file, exhibit: (await load()).exhibit })),
  )
  return files.toSorted((one, other) => one.exhibit.component.localeCompare(other.exhibit.component, DEFAULT_LOCALE))
}

/** Loads the exhibit of one file, so that its page loads the code of no other component. */
export async function loadExhibit(file: string): Promise<ExhibitFile> {
  const load = loaders[file]
  if (load === undefined) throw new Error(`The gallery has no exhibit ${file}.`)
  return { file, exhibit: (await load()).exhibit }
}
