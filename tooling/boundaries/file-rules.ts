import { entryFiles, environmentWorkspaces, pageLanguageFile, renderingWorkspaces } from './project-layout.ts'
import { getAreaRank, isRoutesFile, type FileLocation } from './file-location.ts'
import { createRetiredNameCheck, readRetiredNames } from './retired-names.ts'
import type { SourceFile } from './source-tree.ts'

/** A rule about one file; `findLines` returns the lines where it is broken. */
export interface FileRule {
  readonly name: string
  readonly instead: string
  readonly findLines: (file: SourceFile) => readonly number[]
}

/** The only files of the design system that may contain a URL: the placeholder picture of a product. */
const filesWithUrls: readonly string[] = ['design/layout/picture.tsx']

/**
 * The only folder of the design system that may calculate with decimals: quantities are stepped there, and they are no
 * money.
 */
const decimalsFolder = 'design/quantity-selector/'

const settingsFile = 'server/app/settings.ts'

const isRetired = createRetiredNameCheck(readRetiredNames())

/** All rules that can be checked on one file alone. */
export const fileRules: readonly FileRule[] = [
  {
    name: 'settings-in-one-place',
    instead: `Read the environment in ${settingsFile} and pass the setting in.`,
    findLines: ({ location, details }) => {
      const mayRead =
        location.path === settingsFile ||
        location.path === pageLanguageFile ||
        entryFiles.includes(location.path) ||
        environmentWorkspaces.includes(location.workspace) ||
        (location.workspace === 'database' && location.isTest)
      return mayRead ? [] : details.environmentReads
    },
  },
  {
    name: 'no-silenced-checks',
    instead: 'Fix what the check found; if the check is wrong everywhere, change it in its own settings and say why.',
    findLines: ({ details }) => details.silencedChecks,
  },
  {
    name: 'known-area',
    instead: 'Give the new area its place in the order of tooling/boundaries/project-layout.ts.',
    findLines: ({ location }) => (location.area !== undefined && getAreaRank(location.area) < 0 ? [1] : []),
  },
  {
    name: 'markup-where-rendered',
    instead:
      'Node runs .ts files as they are but no .tsx: render in design, page-builder or storefront, and mails by createElement.',
    findLines: ({ location }) =>
      location.fileName.endsWith('.tsx') && !renderingWorkspaces.includes(location.workspace) ? [1] : [],
  },
  {
    name: 'design-asks-nobody',
    instead:
      'Take the data to show as properties, and report what the visitor did by a callback or a form: the page calls the client.',
    findLines: ({ location, details }) => (isDesignSystemSource(location) ? details.requests : []),
  },
  {
    name: 'design-has-no-urls',
    instead: 'Take the URL as a property: only the storefront decides where things are in the shop.',
    findLines: ({ location, details }) =>
      isDesignSystemSource(location) && !filesWithUrls.includes(location.path) ? details.urls : [],
  },
  {
    name: 'design-makes-no-amount',
    instead: 'Take the amount as the server made it, and format it: sums, shares and taxes are the server’s.',
    findLines: ({ location, details }) =>
      isDesignSystemSource(location) && !location.path.startsWith(decimalsFolder) ? details.calculations : [],
  },
  {
    name: 'sentences-in-catalogues',
    instead: 'Write it into the catalogue of its area and call the message: docs/guides/writing-a-message.md.',
    findLines: ({ location, details }) => (hasVisibleSentences(location) ? details.sentences : []),
  },
  {
    name: 'transactions-in-services',
    instead: 'Pass the database to the service, which opens the transaction for what belongs together.',
    findLines: ({ location, details }) => (isRoutesFile(location) ? details.transactions : []),
  },
  {
    name: 'telling-names',
    instead:
      'Name the file after what it holds: no utils, helpers, common, misc, lib or manager, and no index.ts that only re-exports.',
    findLines: ({ location }) => (location.path.split('/').some(isMeaninglessName) ? [1] : []),
  },
  {
    name: 'retired-names',
    instead: 'Use the term of docs/glossary.md: names in the last column of its tables are retired.',
    findLines: ({ location, details }) =>
      hasExternalNames(location)
        ? []
        : [...details.identifiers].flatMap(([name, line]) => (isRetired(name) ? [line] : [])),
  },
]

/** Whether a file takes its names from the public API or from the database. */
function hasExternalNames({ workspace, path }: FileLocation): boolean {
  return workspace === 'contract' || path.startsWith('database/schema/')
}

/**
 * Whether the sentences in a file are shown to people, and so belong into a message catalogue. Page templates do not
 * count: their texts are copied into the pages that are made from them.
 */
function hasVisibleSentences({ workspace, path, fileName, isTest }: FileLocation): boolean {
  if (isTest || path.startsWith('page-builder/templates/')) return false
  return (
    ['back-office', 'design', 'mail-templates', 'page-builder', 'storefront'].includes(workspace) ||
    (workspace === 'server' && fileName === 'errors.ts')
  )
}

function isDesignSystemSource(location: FileLocation): boolean {
  return location.workspace === 'design' && !location.isTest
}

function isMeaninglessName(part: string): boolean {
  return /^(utils?|helpers?|common|misc|lib|manager)(\.\w+)*$/.test(part) || part === 'index.ts'
}
