import { data, redirect } from 'react-router'
import type { Translations } from '@hydrant/contract/admin/translations.ts'
import { isRecord } from '@hydrant/kernel/json/is-record.ts'
import * as messages from '@hydrant/messages/compiled/storefront/builder-languages.js'
import { toErrorViewOrThrow } from '../session/error-view.ts'
import { setFlash } from '../session/flash.ts'
import { readTextField } from '../session/form-text.ts'
import type { ShopContext } from '../shop-context.ts'
import { parsePageConflict } from './page-conflict.ts'

/** Translations that were not stored, and why. */
export interface TranslationsFailure {
  readonly message: string
  /** Whether somebody else was first. */
  readonly isConflict: boolean
  /** The revision that the next attempt replaces. */
  readonly revision: number
  /** The translations that were entered or confirmed, by `toEntryName`. */
  readonly entries: Readonly<Record<string, { readonly text: string; readonly isConfirmed: boolean }>>
}

interface TextChange {
  readonly blockId: string | null
  readonly setting: string
  readonly source: string
  readonly text: string
}

/** A changed translations call. */
type SaveCall = (
  language: string,
  change: { readonly revision: number; readonly texts: TextChange[] },
) => Promise<Translations>

/** Returns the name of a text among those of its page. */
export function toTextName({ blockId, setting }: Pick<TextChange, 'blockId' | 'setting'>): string {
  return JSON.stringify([blockId, setting])
}

/** Returns the name of an entry: of a text with the words that were translated, which others may change meanwhile. */
export function toEntryName(text: Pick<TextChange, 'blockId' | 'setting' | 'source'>): string {
  return `${toTextName(text)} ${text.source}`
}

/** Stores the translations of a form that were changed or confirmed, and goes back to the page of languages. */
export async function changeTranslations(
  { cookies }: Pick<ShopContext, 'cookies'>,
  form: FormData,
  { save, path }: { readonly save: SaveCall; readonly path: string },
) {
  const { changes, entries } = readTexts(form)
  const revision = Number(readTextField(form, 'revision'))
  if (changes.length === 0) {
    setFlash(cookies, { tone: 'info', message: messages.nothingChanged() })
    return redirect(path)
  }
  try {
    await save(readTextField(form, 'language'), { revision, texts: [...changes] })
  } catch (error) {
    const { message, status } = toErrorViewOrThrow(error)
    const conflict = parsePageConflict(error)
    const failure = {
      message,
      isConflict: conflict !== null,
      revision: conflict?.revision ?? revision,
      entries,
    }
    return data<TranslationsFailure>(failure, { status })
  }
  setFlash(cookies, { tone: 'success', message: messages.saved({ count: changes.length }) })
  return redirect(path)
}

/** Reads the texts of a form: `was.0` has the first one as it was loaded, `text.0` its translation as it was entered. */
function readTexts(form: FormData): {
  readonly changes: readonly TextChange[]
  readonly entries: TranslationsFailure['entries']
} {
  const changes: TextChange[] = []
  const entries: Record<string, { readonly text: string; readonly isConfirmed: boolean }> = {}
  for (let index = 0; form.has(`was.${index}`); index += 1) {
    const was = parseText(readTextField(form, `was.${index}`))
    if (was === null) continue
    // Browsers send line ends as CR and LF.
    const text = readTextField(form, `text.${index}`).replaceAll('\r\n', '\n')
    const isConfirmed = text !== '' && form.has(`keep.${index}`)
    if (text === was.text.trim() && !isConfirmed) continue
    changes.push({ ...was, text })
    entries[toEntryName(was)] = { text, isConfirmed }
  }
  return { changes, entries }
}

function parseText(json: string): TextChange | null {
  let parsed: unknown
  try {
    parsed = JSON.parse(json)
  } catch {
    return null
  }
  if (!isRecord(parsed)) return null
  const { blockId, setting, source, text } = parsed
  return typeof setting === 'string' && typeof source === 'string' && typeof text === 'string'
    ? { blockId: typeof blockId === 'string' ? blockId : null, setting, source, text }
    : null
}
