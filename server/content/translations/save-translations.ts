import { type DomainError, err, invalidFieldsError, ok, type Result } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/content.js'
import { recordChange } from '../../records/service.ts'
import { conflictError } from '../errors.ts'
import type { FoundText } from './map-texts.ts'
import { matchTranslations, toSourceKey, toTextKey } from './match-translations.ts'
import {
  findTranslations,
  type StoredTranslation,
  type Transaction,
  type TranslationKey,
  type TranslationsRow,
  upsertTranslationsAtRevision,
} from './translation-store.ts'

/** The greatest number of translations that are kept of texts that are not there any more. */
const MAX_FORMER = 1000

/** The greatest number of invalid texts that an error names. */
const MAX_ISSUES = 20

/** A new translation of a text; an empty one removes what there is. */
export interface NewTranslation {
  readonly blockId?: string | null
  readonly setting: string
  /** The text that was translated; by default the one that is there. */
  readonly source?: string
  readonly text: string
}

/** New translations, the revision of the translations that their author has seen, and the author. */
export interface TranslationsChange extends TranslationKey {
  readonly revision: number
  readonly texts: readonly NewTranslation[]
  readonly authorId: string
}

/** The state before the first translation. */
export const NO_TRANSLATIONS: TranslationsRow = {
  revision: 0,
  texts: [],
  changedAt: null,
  changedBy: null,
  changedById: null,
}

/**
 * Saves translations of some of the texts that are there, or were when their author read them: a translation that says
 * its source is stored in any case. Stores nothing, and returns an error, when there is no such text, a translation is
 * too long, or translations were changed since the revision.
 */
export async function saveTranslations(
  tx: Transaction,
  { ownerId, language, revision, texts: newTexts, authorId }: TranslationsChange,
  foundTexts: readonly FoundText[],
): Promise<Result<TranslationsRow>> {
  const key = { ownerId, language }
  const before = (await findTranslations(tx, key)) ?? NO_TRANSLATIONS
  const error = findTextError(newTexts, foundTexts)
  if (error !== null) return err(error)
  const texts = mergeTranslations(before.texts, newTexts, foundTexts)
  const isStored = await upsertTranslationsAtRevision(tx, { ...key, revision, texts, savedById: authorId })
  const state = (await findTranslations(tx, key)) ?? NO_TRANSLATIONS
  if (!isStored) return err(conflictError('other', state, authorId))
  await recordChange(tx, {
    objectName: 'Translations',
    recordId: ownerId,
    operation: 'update',
    oldValues: { language, texts: pickTexts(before.texts, newTexts, foundTexts) },
    newValues: { language, texts: newTexts.map(({ blockId = null, setting, text }) => ({ blockId, setting, text })) },
  })
  return ok(state)
}

/** Returns the error of the first new translations that cannot be stored, or null. */
function findTextError(newTexts: readonly NewTranslation[], foundTexts: readonly FoundText[]): DomainError | null {
  const foundByKey = new Map(foundTexts.map((found) => [toTextKey(found), found]))
  const issues = newTexts.flatMap((entry, index) => {
    const found = foundByKey.get(toNewTextKey(entry))
    const field = `texts.${index}`
    // A text that has gone since its author read it is kept as a former one, whatever it was.
    if (found === undefined)
      return entry.source === undefined
        ? [{ field, message: () => messages.noTextToTranslate({ setting: entry.setting }) }]
        : []
    const { maxLength: length } = found.setting
    return entry.text.length > length ? [{ field, message: () => messages.tooLongTranslation({ length }) }] : []
  })
  return issues.length === 0 ? null : invalidFieldsError(issues.slice(0, MAX_ISSUES))
}

/**
 * Returns the stored translations with new ones, which come last. Those of texts that are not there any more are kept
 * for a while: another version of the page may have them. Those of entries that were moved get their new place, where
 * they are found when the entry is changed later.
 */
function mergeTranslations(
  stored: readonly StoredTranslation[],
  newTexts: readonly NewTranslation[],
  foundTexts: readonly FoundText[],
): readonly StoredTranslation[] {
  const foundByKey = new Map(foundTexts.map((found) => [toTextKey(found), found]))
  const entries = newTexts.flatMap((entry): readonly StoredTranslation[] => {
    const { blockId, setting, text } = entry
    const source = entry.source ?? foundByKey.get(toNewTextKey(entry))?.text
    return source === undefined ? [] : [{ blockId: blockId ?? '', setting, source, text: text.trim() }]
  })
  const toKey = (entry: StoredTranslation) => toSourceKey(entry, entry.setting, entry.source)
  const newKeys = new Set(entries.map(toKey))
  const currentPlaces = new Map(foundTexts.map((found) => [toSourceKey(found, found.path, found.text), found.path]))
  const kept = stored.filter((entry) => !newKeys.has(toKey(entry)))
  const former = kept.filter((entry) => !currentPlaces.has(toKey(entry)))
  const dropped = new Set(former.slice(0, Math.max(former.length - MAX_FORMER, 0)))
  const keptAtTheirPlaces = kept
    .filter((entry) => !dropped.has(entry))
    .map((entry) => ({ ...entry, setting: currentPlaces.get(toKey(entry)) ?? entry.setting }))
  // An empty one is stored, too: otherwise the outdated one of former words would be shown again.
  return [...keptAtTheirPlaces, ...entries]
}

/** Returns the translations that new ones replace, for the history. */
function pickTexts(
  stored: readonly StoredTranslation[],
  newTexts: readonly NewTranslation[],
  foundTexts: readonly FoundText[],
) {
  const matches = matchTranslations(foundTexts, stored)
  return newTexts.map(({ blockId = null, setting }) => ({
    blockId,
    setting,
    text: matches.get(toNewTextKey({ blockId, setting }))?.text ?? null,
  }))
}

function toNewTextKey({ blockId, setting }: Pick<NewTranslation, 'blockId' | 'setting'>): string {
  return toTextKey({ blockId: blockId ?? '', path: setting })
}
