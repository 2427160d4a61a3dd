import type { FormError } from '../shell/office-errors.ts'

/** The id of the section, and what its form says in its field `intent`. */
export const LANGUAGES_SECTION = 'languages'

/** The inputs of a language; `toInputName` puts its code in front. */
export type TranslationField = 'name' | 'description' | 'id' | 'tag' | 'original'

/** What a form says of a language, by its inputs. */
export type TypedTranslation = Readonly<Record<TranslationField, string>>

/** The languages that were rejected, by their codes; the others are saved. */
export type RejectedTranslations = Readonly<
  Record<string, { readonly typed: TypedTranslation; readonly errors: readonly FormError[] }>
>

/** Returns the name of an input of a language. */
export function toInputName(code: string, field: TranslationField): string {
  return `${code}.${field}`
}

/** Returns both texts of a language as one, as a form sends them back, to tell whether they were changed. */
export function toOriginal({ name, description }: Pick<TypedTranslation, 'name' | 'description'>): string {
  return JSON.stringify([name.trim(), description.replaceAll('\r\n', '\n').trim()])
}
