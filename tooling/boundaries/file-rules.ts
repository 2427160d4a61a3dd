import { entries, readsEnvironment, rendering } from './house.ts'
import { rankOf, type Place } from './place.ts'
import type { SourceFile } from './source-tree.ts'

/** A rule about one file; `lines` answers where it is broken. */
export interface FileRule {
  readonly name: string
  readonly instead: string
  readonly lines: (file: SourceFile) => readonly number[]
}

/** Where components of the design system may write down an address: the picture of a product that has none. */
const designAddresses: readonly string[] = ['design/layout/picture.tsx']

/** Where they may make decimals of others: quantities are stepped through there, and are no money. */
const designSums = 'design/quantity-selector/'

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
    name: 'design-asks-nobody',
    instead:
      'Take what is to be shown as a property, and tell with a callback or a form what the visitor did: the page asks the client.',
    lines: ({ place, facts }) => (isComponent(place) ? facts.requests : []),
  },
  {
    name: 'design-knows-no-address',
    instead: 'Take the address as a property: where things are in the shop is known to the storefront alone.',
    lines: ({ place, facts }) => (isComponent(place) && !designAddresses.includes(place.path) ? facts.addresses : []),
  },
  {
    name: 'design-makes-no-amount',
    instead: 'Take the amount as the server made it, and format it: sums, shares and taxes are the server’s.',
    lines: ({ place, facts }) => (isComponent(place) && !place.path.startsWith(designSums) ? facts.sums : []),
  },
  {
    name: 'telling-names',
    instead:
      'Name the file after what it holds: no utils, helpers, common, misc, lib or manager, and no index.ts that only re-exports.',
    lines: ({ place }) => (place.path.split('/').some(saysNothing) ? [1] : []),
  },
]

function isComponent(place: Place): boolean {
  return place.station === 'design' && !place.isTest
}

function saysNothing(part: string): boolean {
  return /^(utils?|helpers?|common|misc|lib|manager)(\.\w+)*$/.test(part) || part === 'index.ts'
}
