import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/catalogue.js'
import { integrityError } from '../records/service.ts'

/** The longest URL segment that is made of a name, and that can be entered. */
const MAX_LENGTH = 80

/**
 * Converts a name to a URL segment: lower-case words joined by '-' ("Fog Nozzle, 1½ in" → "fog-nozzle-1-1-2-in"); null
 * if no letter or digit remains.
 */
export function toUrlNameOrNull(name: string): string | null {
  const words =
    name
      .replaceAll(/\d(?=\p{No})/gu, '$& ')
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  const joined = words.join('-').slice(0, MAX_LENGTH).replace(/-$/, '')
  return joined === '' ? null : joined
}

interface NameInUrls {
  readonly name: string
  readonly urlName: string | null
}

/**
 * Determines the URL segment of a product or category after a change. One that is derived from the name follows the
 * name; one that somebody has entered stays, until it is cleared.
 */
export function changeUrlName(
  existing: NameInUrls,
  changes: { readonly [Name in keyof NameInUrls]?: NameInUrls[Name] | undefined },
): string | null {
  const derived = toUrlNameOrNull(changes.name ?? existing.name)
  if (changes.urlName !== undefined) return changes.urlName ?? derived
  return existing.urlName === toUrlNameOrNull(existing.name) ? derived : existing.urlName
}

/** Validates a URL segment that is entered in the field `UrlName__c`; null and undefined are left as they are. */
export function parseUrlName<Entered extends string | null | undefined>(urlName: Entered): Result<Entered> {
  if (typeof urlName !== 'string' || toUrlNameOrNull(urlName) === urlName) return ok(urlName)
  const example = toUrlNameOrNull(urlName) ?? 'attack-hose'
  return err(integrityError('UrlName__c', () => messages.urlName({ field: 'UrlName__c', example })))
}
