import { composition, entries, inBrowser, opensForTests, readsEnvironment, rendering, stations } from './house.ts'
import { rankOf, type Place, type Target } from './place.ts'
import type { Edge } from './source-tree.ts'

/** A rule about one import: what it forbids and what to do instead. */
export interface ImportRule {
  readonly name: string
  readonly instead: string
  readonly forbids: (from: Place, target: Target, edge: Edge) => boolean
}

/** Every rule that can be decided from one import alone. */
export const importRules: readonly ImportRule[] = [
  {
    name: 'resolvable',
    instead:
      'Name an existing file with its extension: your own relatively, another station’s as @hydrant/<station>/<path>.ts.',
    forbids: (_, target) => target.kind === 'missing',
  },
  {
    name: 'written-out',
    instead:
      'Write the path as a plain string, so that "go to definition" arrives; only server/http and tooling load what was built.',
    forbids: (from, target) =>
      target.kind === 'computed' && !isComposition(from) && !readsEnvironment.includes(from.station),
  },
  {
    name: 'by-name',
    instead: 'Import another station as @hydrant/<station>/<path>, and your own files relatively.',
    forbids: (from, target) => target.kind === 'file' && target.byName === (target.place.station === from.station),
  },
  {
    name: 'stations',
    instead:
      'Follow the arrows of ARCHITECTURE.md: pass the value in from a caller that may import both, or move the shared part to kernel or contract.',
    forbids: (from, target) => {
      if (target.kind !== 'file' || target.place.station === from.station) return false
      if (from.isTest && target.place.isTest && opensForTests[from.station]?.includes(target.place.station))
        return false
      const allowed: readonly string[] = stations[from.station]
      return !allowed.includes(target.place.station)
    },
  },
  {
    name: 'contract-types-only',
    instead: 'Use `import type`: the storefront asks the client, which speaks the contract for it.',
    forbids: (from, target, edge) => from.station === 'storefront' && isIn(target, 'contract/') && !edge.typeOnly,
  },
  {
    name: 'area-order',
    instead:
      'Ask only areas before your own (tooling/boundaries/house.ts): let the later area call this one, or pass it the value.',
    forbids: (from, target) => crossesAreas(from, target, (asked, asking) => rankOf(asked) > rankOf(asking)),
  },
  {
    name: 'area-door',
    instead:
      'Import the other area’s service.ts (its types too); export the use case you need from there. server/http takes routes.ts or service.ts.',
    forbids: (from, target) => {
      if (target.kind !== 'file' || target.place.area === undefined) return false
      if (isComposition(from)) return !isRoutes(target.place) && target.place.fileName !== 'service.ts'
      return from.station === 'server' && from.area !== target.place.area && target.place.fileName !== 'service.ts'
    },
  },
  {
    name: 'http-only-in-routes',
    instead:
      'Keep HTTP in routes.ts and server/http: give the service plain values and let it answer with plain values.',
    forbids: (from, target) =>
      (isPackage(target, /^(fastify|@fastify\/.+|fastify-plugin)$/) || isIn(target, `server/${composition}/`)) &&
      !(isComposition(from) || isEntry(from) || from.isTest || isRoutes(from)) &&
      !readsEnvironment.includes(from.station),
  },
  {
    name: 'sql-only-in-stores',
    instead:
      'Put the query into the area’s store.ts as a verb that answers domain values, and call that; service.ts may only name the types of database/connection, to own the transaction.',
    forbids: (from, target, edge) => {
      if (!isPackage(target, /^(drizzle-orm|pg|@electric-sql\/pglite)$/) && !isIn(target, 'database/')) return false
      const ownsTransaction = from.fileName === 'service.ts' && edge.typeOnly && isIn(target, 'database/connection/')
      return !ownsTransaction && !mayQuery(from)
    },
  },
  {
    name: 'react-only-where-rendered',
    instead: 'Render in design, page-builder or storefront; hand them data.',
    forbids: (from, target) =>
      isPackage(target, /^(react|react-dom|react-router|@react-router\/.+)$/) && !rendering.includes(from.station),
  },
  {
    name: 'editor-stays-out-of-the-shop',
    instead:
      'Only page-builder/editor knows the editing library, and only the pages of site builders (storefront/builder, storefront/routes/builder) load that folder: put what both need beside it.',
    forbids: (from, target) => {
      if (from.path.startsWith('page-builder/editor/')) return false
      return (
        isPackage(target, /^(@puckeditor|@tiptap)\//) || (isIn(target, 'page-builder/editor/') && !mayLoadEditor(from))
      )
    },
  },
  {
    name: 'no-node-in-the-browser',
    instead:
      'Use what the web platform offers, or move this to the server; the storefront’s *.server.ts files may use node: modules.',
    forbids: (from, target) =>
      isPackage(target, /^node:/) && inBrowser.includes(from.station) && !from.isTest && !runsOnNode(from),
  },
  {
    name: 'tests-stay-out-of-the-product',
    instead: 'Move what both need out of the test or testing folder.',
    forbids: (from, target) => {
      if (from.isTest || readsEnvironment.includes(from.station)) return false
      return (
        isPackage(target, /^(vitest|fast-check|@playwright\/test)$/) || (target.kind === 'file' && target.place.isTest)
      )
    },
  },
]

function isIn(target: Target, folder: string): boolean {
  return target.kind === 'file' && target.place.path.startsWith(folder)
}

function isPackage(target: Target, names: RegExp): boolean {
  return target.kind === 'package' && names.test(target.name)
}

function mayLoadEditor(place: Place): boolean {
  return place.station === 'gallery' || /^storefront\/(?:routes\/)?builder\//.test(place.path)
}

function isComposition(place: Place): boolean {
  return place.path.startsWith(`server/${composition}/`)
}

function isEntry(place: Place): boolean {
  return entries.includes(place.path)
}

function mayQuery(place: Place): boolean {
  if (place.station !== 'server') return place.station === 'database' || readsEnvironment.includes(place.station)
  return (
    place.isTest ||
    isComposition(place) ||
    isEntry(place) ||
    place.area === 'session' ||
    /(^|-)store\.ts$/.test(place.fileName)
  )
}

function isRoutes(place: Place): boolean {
  return place.area !== undefined && /(^|-)routes\.ts$/.test(place.fileName)
}

function runsOnNode(place: Place): boolean {
  return /(\.server\.tsx?|^storefront\/[^/]+\.config\.ts)$/.test(place.path)
}

function crossesAreas(from: Place, target: Target, forbidden: (asked: string, asking: string) => boolean): boolean {
  if (target.kind !== 'file') return false
  const asked = target.place.area
  return from.area !== undefined && asked !== undefined && asked !== from.area && forbidden(asked, from.area)
}
