import { entries, readsEnvironment, rendering } from './house.ts'
import { rankOf } from './place.ts'
import type { SourceFile } from './source-tree.ts'

/** A rule about one file; `lines` answers where it is broken. */
export interface FileRule {
  readonly name: string
  readonly instead: string
  readonly lines: (file: SourceFile) => readonly number[]
}

const settingsFile = 'server/http/settings.ts'

/** Every rule that can be decided from one file alone. */
export const fileRules: readonly FileRule[] = [
  {
    name: 'settings-in-one-place',
    instead: `Read the environment in ${settingsFile} and pass the setting in.`,
    lines: ({ place, facts }) => {
      const mayRead =
        place.path === settingsFile ||
        entries.includes(place.path) ||
        readsEnvironment.includes(place.station) ||
        (place.station === 'database' && place.isTest)
      return mayRead ? [] : facts.environmentReads
    },
  },
  {
    name: 'no-silenced-checks',
    instead: 'Fix what the check found; if the check is wrong everywhere, change it in its own settings and say why.',
    lines: ({ facts }) => facts.silencedChecks,
  },
  {
    name: 'known-area',
    instead: 'Give the new area its place in the order of tooling/boundaries/house.ts.',
    lines: ({ place }) => (place.area !== undefined && rankOf(place.area) < 0 ? [1] : []),
  },
  {
    name: 'markup-where-rendered',
    instead: 'Node runs .ts files as they are but no .tsx: render in design, page-builder or storefront.',
    lines: ({ place }) => (place.fileName.endsWith('.tsx') && !rendering.includes(place.station) ? [1] : []),
  },
  {
    name: 'telling-names',
    instead: 'Name the file after what it holds: no utils, helpers, common, misc, lib or manager, and no index.ts that only re-exports.',
    lines: ({ place }) => (place.path.split('/').some(saysNothing) ? [1] : []),
  },
]

function saysNothing(part: string): boolean {
  return /^(utils?|helpers?|common|misc|lib|manager)(\.\w+)*$/.test(part) || part === 'index.ts'
}
