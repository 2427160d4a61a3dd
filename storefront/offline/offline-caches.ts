/**
 * The caches of a shop in a browser. The page and the service worker both use them, so that everything is named here.
 * `scope` is the URL of the site in all languages, such as `https://shop.example/supplies/`.
 */
const PREFIX = 'hydrant-offline'

/** Returns the name of the cache with scripts, styles, fonts and the page that is shown for pages without a copy. */
export function toAssetCacheName(scope: string): string {
  return `${PREFIX}-assets ${scope}`
}

/** Returns the name of the cache with pictures. */
export function toPictureCacheName(scope: string): string {
  return `${PREFIX}-pictures ${scope}`
}

/** Returns the name of the cache with the copies of pages for one visitor. */
export function toCopyCacheName(scope: string, marker: string): string {
  return `${toCopyCachePrefix(scope)}${marker}`
}

function toCopyCachePrefix(scope: string): string {
  return `${PREFIX}-pages ${scope} `
}

/** Returns the name of the cache that says whose copies may be shown. */
function toVisitorCacheName(scope: string): string {
  return `${PREFIX}-visitor ${scope}`
}

/** Returns the name of the cache with the additions to the cart that wait for the network. */
export function toAdditionCacheName(scope: string): string {
  return `${PREFIX}-additions ${scope}`
}

/** How many pages have copies, at most; the oldest is deleted first. */
export const MAX_COPIES = 60

/** How large a page may be to be copied, in bytes. */
export const MAX_COPY_BYTES = 1024 * 1024

/** How old a copy may be, in milliseconds: a week. */
const MAX_COPY_AGE_MS = 7 * 24 * 60 * 60 * 1000

/** How many scripts, styles and fonts are stored, at most. */
export const MAX_ASSETS = 500

/** How many pictures are stored, at most, and how large each may be in bytes. */
export const MAX_PICTURES = 200
export const MAX_PICTURE_BYTES = 300 * 1024

/** The headers of a copy: when it was made, as milliseconds, and the encoded title of the page. */
export const COPIED_AT_HEADER = 'x-copied-at'
export const COPY_TITLE_HEADER = 'x-copy-title'

/** Who visits the shop, and until when copies for them may be shown, in milliseconds. */
interface CurrentVisitor {
  readonly marker: string
  readonly validUntil: number
}

/** Reads who visited the shop last; null when nobody's copies may be shown. */
export async function readCurrentVisitor(scope: string): Promise<CurrentVisitor | null> {
  const value: unknown = await readJsonOrNull(toVisitorCacheName(scope), scope)
  if (typeof value !== 'object' || value === null || !('marker' in value) || !('validUntil' in value)) return null
  const { marker, validUntil } = value
  if (typeof marker !== 'string' || typeof validUntil !== 'number') return null
  return { marker, validUntil }
}

/** Stores who visits the shop. */
export async function storeCurrentVisitor(scope: string, visitor: CurrentVisitor): Promise<void> {
  await storeJson(toVisitorCacheName(scope), scope, visitor)
}

/** Reads the JSON that a cache has for a URL; null when there is none. */
export async function readJsonOrNull(cacheName: string, url: string): Promise<unknown> {
  if (!(await caches.has(cacheName))) return null
  const response = await (await caches.open(cacheName)).match(url)
  return response === undefined ? null : response.json()
}

/** Stores a value as JSON in a cache. */
export async function storeJson(cacheName: string, url: string, value: unknown): Promise<void> {
  await (await caches.open(cacheName)).put(url, Response.json(value))
}

/**
 * Opens the copies that may be shown now; null when there are none: nobody's, or those of a visitor whose session would
 * have ended.
 */
export async function openCurrentCopies(scope: string): Promise<Cache | null> {
  const visitor = await readCurrentVisitor(scope)
  if (visitor === null || visitor.validUntil < Date.now()) return null
  return caches.open(toCopyCacheName(scope, visitor.marker))
}

/** Whether a copy is young enough to be shown. */
export function isYoungCopy(copy: Response): boolean {
  return Date.now() - Number(copy.headers.get(COPIED_AT_HEADER)) < MAX_COPY_AGE_MS
}

/**
 * Finds the copy of a page; null without one. That of a page with other parameters is taken as well, except for lists of
 * products, which show something else then.
 */
export async function findCopy(scope: string, url: string): Promise<Response | null> {
  const copies = await openCurrentCopies(scope)
  const { pathname } = new URL(url)
  const isList = /\/(?:search|category\/[^/]+(?:\/[^/]+)?)$/.test(pathname)
  const copy =
    (await copies?.match(toCopyKey(url))) ??
    (isList ? undefined : await copies?.match(toCopyKey(url), { ignoreSearch: true }))
  return copy !== undefined && isYoungCopy(copy) ? copy : null
}

/** Returns the URL under which the copy of a page is stored: without the slash that a home page may have. */
export function toCopyKey(url: string): string {
  const { origin, pathname, search } = new URL(url)
  return origin + pathname.replace(/\/$/, '') + search
}

/** Deletes the copies of pages, the pictures on them, and who visited them; additions to the cart stay. */
export async function deleteCopies(scope: string): Promise<void> {
  await caches.delete(toVisitorCacheName(scope))
  await deleteCopiesExcept(scope, null)
}

/** Deletes the copies for other visitors, and the pictures on them. */
export async function deleteCopiesExcept(scope: string, marker: string | null): Promise<void> {
  const ownName = marker === null ? null : toCopyCacheName(scope, marker)
  const names = (await caches.keys()).filter((name) => name.startsWith(toCopyCachePrefix(scope)) && name !== ownName)
  await Promise.all([...names, toPictureCacheName(scope)].map((name) => caches.delete(name)))
}

/** Deletes everything that belongs to the visitor: the copies, and the additions to the cart that wait. */
export async function deleteVisit(scope: string): Promise<void> {
  await Promise.all([deleteCopies(scope), caches.delete(toAdditionCacheName(scope))])
}

/** Deletes all caches of the shop. */
export async function deleteAllCaches(scope: string): Promise<void> {
  await Promise.all([deleteVisit(scope), caches.delete(toAssetCacheName(scope))])
}

/** Deletes the oldest entries of a cache that has more than `max`; entries are in the order in which they were stored. */
export async function deleteOldest(cache: Cache, max: number): Promise<void> {
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - max)).map((key) => cache.delete(key)))
}
