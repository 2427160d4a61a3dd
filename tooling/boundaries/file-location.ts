import {
  cacheFolder,
  compositionFolder,
  frameworkFolder,
  isWorkspace,
  serverAreas,
  testingFolder,
  type Workspace,
} from './project-layout.ts'

/** The location of a file in the project. */
export interface FileLocation {
  /** Path from the project's root, with forward slashes. */
  readonly path: string
  readonly workspace: Workspace
  /** For server files in an area's folder: the area. */
  readonly area: string | undefined
  readonly fileName: string
  readonly isTest: boolean
}

/** What an import leads to: a file of the project, or a package (`node:` modules included). */
export type Target =
  | { readonly kind: 'file'; readonly location: FileLocation; readonly byName: boolean }
  | { readonly kind: 'package'; readonly name: string; readonly specifier: string }
  | { readonly kind: 'missing'; readonly specifier: string }
  | { readonly kind: 'computed' }

/** The folders of the server that are no area. */
const foldersWithoutArea: readonly string[] = [compositionFolder, frameworkFolder, cacheFolder, testingFolder]

/** Finds the workspace and the area of a path; undefined when it is outside every workspace. */
export function locateFile(path: string): FileLocation | undefined {
  const [workspace = '', second = '', third] = path.split('/')
  if (!isWorkspace(workspace)) return undefined
  const fileName = path.slice(path.lastIndexOf('/') + 1)
  const inAreaFolder = workspace === 'server' && third !== undefined && !foldersWithoutArea.includes(second)
  const isTest = /\.(test|spec)\.tsx?$/.test(fileName) || path.split('/').includes(testingFolder)
  return { path, workspace, area: inAreaFolder ? second : undefined, fileName, isTest }
}

/** The position of a server area in the import order; -1 when it has none. */
export function getAreaRank(area: string): number {
  return serverAreas.indexOf(area)
}

/** Whether a file registers the routes of a server area. */
export function isRoutesFile(location: FileLocation): boolean {
  return location.area !== undefined && /(^|-)routes\.ts$/.test(location.fileName)
}
