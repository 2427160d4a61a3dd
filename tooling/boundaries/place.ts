import { areas, composition, isStation, testing, type Station } from './house.ts'

/** Where a file lives in the house. */
export interface Place {
  /** Path from the project's root, with forward slashes. */
  readonly path: string
  readonly station: Station
  /** For server files in an area's folder: the area. */
  readonly area: string | undefined
  readonly fileName: string
  readonly isTest: boolean
}

/** A module that a file names: a file of the project, or a package (`node:` modules included). */
export type Target =
  | { readonly kind: 'file'; readonly place: Place; readonly byName: boolean }
  | { readonly kind: 'package'; readonly name: string; readonly specifier: string }
  | { readonly kind: 'missing'; readonly specifier: string }
  | { readonly kind: 'computed' }

/** Places a project path, or answers undefined when it is outside every station. */
export function placeOf(path: string): Place | undefined {
  const [station = '', second = '', third] = path.split('/')
  if (!isStation(station)) return undefined
  const fileName = path.slice(path.lastIndexOf('/') + 1)
  const inAreaFolder = station === 'server' && third !== undefined && second !== composition && second !== testing
  const isTest = /\.(test|spec)\.tsx?$/.test(fileName) || path.split('/').includes(testing)
  return { path, station, area: inAreaFolder ? second : undefined, fileName, isTest }
}

/** The position of a server area in the order of asking; -1 when it has none. */
export function rankOf(area: string): number {
  return areas.indexOf(area)
}
