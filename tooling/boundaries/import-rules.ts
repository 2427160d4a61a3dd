import {
  cacheFolder,
  compositionFolder,
  frameworkFolder,
  entryFiles,
  browserWorkspaces,
  testingFolderAccess,
  environmentWorkspaces,
  mailWorkspace,
  renderingWorkspaces,
  workspaces,
} from './project-layout.ts'
import { getAreaRank, isRoutesFile, type FileLocation, type Target } from './file-location.ts'
import type { Edge } from './source-tree.ts'

/** A rule about one import: what it forbids and what to do instead. */
export interface ImportRule {
  readonly name: string
  readonly instead: string
  readonly forbids: (from: FileLocation, target: Target, edge: Edge) => boolean
}

/** The files that explain why a query failed and contain no SQL: every part of the server may import them. */
const FAILURE_FILES: readonly string[] = ['database/connection/availability.ts', 'database/connection/query-failure.ts']

/** All rules that can be checked on one import alone. */
export const importRules: readonly ImportRule[] = [
  {
    name: 'resolvable',
    instead:
      'Name an existing file with its extension: your own relatively, another workspace’s as @hydrant/<workspace>/<path>.ts.',
    forbids: (_, target) => target.kind === 'missing',
  },
  {
    name: 'written-out',
    instead:
      'Write the path as a plain string, so that "go to definition" works; only server/app and tooling load build output.',
    forbids: (from, target) =>
      target.kind === 'computed' && !isInCompositionFolder(from) && !environmentWorkspaces.includes(from.workspace),
  },
  {
    name: 'by-name',
    instead: 'Import another workspace as @hydrant/<workspace>/<path>, and your own files relatively.',
    forbids: (from, target) =>
      target.kind === 'file' && target.byName === (target.location.workspace === from.workspace),
  },
  {
    name: 'workspaces',
    instead:
      'Follow the arrows of ARCHITECTURE.md: pass the value in from a caller that may import both, or move the shared part to kernel or contract.',
    forbids: (from, target) => {
      if (target.kind !== 'file' || target.location.workspace === from.workspace) return false
      if (
        from.isTest &&
        target.location.isTest &&
        testingFolderAccess[from.workspace]?.includes(target.location.workspace)
      )
        return false
      const allowed: readonly string[] = workspaces[from.workspace]
      return !allowed.includes(target.location.workspace)
    },
  },
  {
    name: 'contract-types-only',
    instead: 'Use `import type`: pages call the API through the client.',
    forbids: (from, target, edge) =>
      ['storefront', 'back-office'].includes(from.workspace) &&
      isFileIn(target, 'contract/') &&
      !edge.typeOnly &&
      !from.isTest,
  },
  {
    name: 'area-order',
    instead:
      'Import only areas before your own (tooling/boundaries/project-layout.ts): let the later area call this one, or pass it the value.',
    forbids: (from, target) =>
      isForbiddenBetweenAreas(from, target, (imported, importer) => getAreaRank(imported) > getAreaRank(importer)),
  },
  {
    name: 'area-service',
    instead:
      'Import the other area’s service.ts (its types too); export the use case you need from there. server/app takes routes.ts, records.ts or service.ts, server/http the types of service.ts. Tests may also take what is in its folder testing.',
    forbids: (from, target) => {
      if (target.kind !== 'file' || target.location.area === undefined) return false
      if (from.isTest && target.location.isTest) return false
      if (isInCompositionFolder(from))
        return !isRoutesFile(target.location) && !['records.ts', 'service.ts'].includes(target.location.fileName)
      return (
        from.workspace === 'server' && from.area !== target.location.area && target.location.fileName !== 'service.ts'
      )
    },
  },
  {
    name: 'framework-knows-types',
    instead:
      'server/http serves endpoints for every area: take values from the endpoint or the request, or pass them in from server/app; only types of an area may be imported.',
    forbids: (from, target, edge) =>
      isInFrameworkFolder(from) &&
      !from.isTest &&
      target.kind === 'file' &&
      (isInCompositionFolder(target.location) || (target.location.area !== undefined && !edge.typeOnly)),
  },
  {
    name: 'http-only-in-routes',
    instead:
      'Keep HTTP in routes.ts, server/http and server/app: give the service plain values and let it return plain values.',
    forbids: (from, target) =>
      (isPackage(target, /^(fastify|@fastify\/.+|fastify-plugin)$/) ||
        isFileIn(target, `server/${frameworkFolder}/`) ||
        isFileIn(target, `server/${compositionFolder}/`)) &&
      !(
        isInCompositionFolder(from) ||
        isInFrameworkFolder(from) ||
        isEntryFile(from) ||
        from.isTest ||
        isRoutesFile(from)
      ) &&
      !environmentWorkspaces.includes(from.workspace),
  },
  {
    name: 'sql-only-in-stores',
    instead:
      'Put the query into the area’s store.ts as a function that returns domain values, and call that; records.ts says which columns the fields of an object are; service.ts may only name the types of database/connection, to own the transaction.',
    forbids: (from, target, edge) => {
      if (!isPackage(target, /^(drizzle-orm|pg|@electric-sql\/pglite)$/) && !isFileIn(target, 'database/')) return false
      const ownsTransaction =
        from.fileName === 'service.ts' && edge.typeOnly && isFileIn(target, 'database/connection/')
      const describesFailure =
        from.workspace === 'server' &&
        (isInFrameworkFolder(from)
          ? isFileIn(target, 'database/connection/')
          : FAILURE_FILES.some((file) => isFileIn(target, file)))
      return !ownsTransaction && !describesFailure && !mayQuery(from)
    },
  },
  {
    name: 'one-cache',
    instead:
      'Create a Cache of server/cache/cache.ts, and list it under Caches in ARCHITECTURE.md; what is cached is passed to it, so that it knows no area.',
    forbids: (from, target) =>
      (isPackage(target, /^lru-cache$/) && !isInCacheFolder(from)) ||
      (isInCacheFolder(from) &&
        target.kind === 'file' &&
        target.location.workspace === 'server' &&
        !isInCacheFolder(target.location)),
  },
  {
    name: 'react-only-where-rendered',
    instead: 'Render in design, page-builder or storefront, and mails in mail-templates; hand them data.',
    forbids: (from, target) =>
      isPackage(target, /^(react|react-dom|react-router|@react-router\/.+)$/) &&
      !renderingWorkspaces.includes(from.workspace) &&
      !(from.workspace === mailWorkspace && !isPackage(target, /router/)),
  },
  {
    name: 'editor-stays-out-of-the-shop',
    instead:
      'Only page-builder/editor knows the editing library, and only the pages of site builders (storefront/builder, storefront/routes/builder) load that folder: put what both need beside it.',
    forbids: (from, target) => {
      if (from.path.startsWith('page-builder/editor/')) return false
      return (
        isPackage(target, /^(@puckeditor|@tiptap)\//) ||
        (isFileIn(target, 'page-builder/editor/') && !mayLoadEditor(from))
      )
    },
  },
  {
    name: 'no-node-in-the-browser',
    instead:
      'Use what the web platform offers, or move this to the server; the storefront’s *.server.ts files may use node: modules.',
    forbids: (from, target) =>
      (isPackage(target, /^node:/) || isFileIn(target, 'messages/run-with-locale.ts')) &&
      browserWorkspaces.includes(from.workspace) &&
      !from.isTest &&
      !runsOnNode(from),
  },
  {
    name: 'tests-stay-out-of-the-product',
    instead: 'Move what both need out of the test or testing folder.',
    forbids: (from, target) => {
      if (from.isTest || environmentWorkspaces.includes(from.workspace)) return false
      return (
        isPackage(target, /^(vitest|fast-check|@playwright\/test)$/) ||
        (target.kind === 'file' && target.location.isTest)
      )
    },
  },
]

function isFileIn(target: Target, folder: string): boolean {
  return target.kind === 'file' && target.location.path.startsWith(folder)
}

function isPackage(target: Target, names: RegExp): boolean {
  return target.kind === 'package' && names.test(target.name)
}

function mayLoadEditor(location: FileLocation): boolean {
  return location.workspace === 'gallery' || /^storefront\/(?:routes\/)?builder\//.test(location.path)
}

function isInCompositionFolder(location: FileLocation): boolean {
  return location.path.startsWith(`server/${compositionFolder}/`)
}

function isInFrameworkFolder(location: FileLocation): boolean {
  return location.path.startsWith(`server/${frameworkFolder}/`)
}

function isInCacheFolder(location: FileLocation): boolean {
  return location.path.startsWith(`server/${cacheFolder}/`)
}

function isEntryFile(location: FileLocation): boolean {
  return entryFiles.includes(location.path)
}

function mayQuery(location: FileLocation): boolean {
  if (location.workspace !== 'server')
    return location.workspace === 'database' || environmentWorkspaces.includes(location.workspace)
  return (
    location.isTest ||
    isInCompositionFolder(location) ||
    isEntryFile(location) ||
    location.area === 'session' ||
    /(^|-)(?:store|records)\.ts$/.test(location.fileName)
  )
}

function runsOnNode(location: FileLocation): boolean {
  return /(\.server\.tsx?|^messages\/run-with-locale\.ts|^(?:storefront|back-office)\/(?:handler|[^/]+\.config)\.ts)$/.test(
    location.path,
  )
}

function isForbiddenBetweenAreas(
  from: FileLocation,
  target: Target,
  forbidden: (imported: string, importer: string) => boolean,
): boolean {
  if (target.kind !== 'file') return false
  const imported = target.location.area
  return from.area !== undefined && imported !== undefined && imported !== from.area && forbidden(imported, from.area)
}
