import { toPlatformLanguage } from '@hydrant/kernel/locale/language-code.ts'
import { MESSAGE_LANGUAGES } from '@hydrant/messages/locale.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/settings.js'
import { integrityError } from '../../records/service.ts'
import { type StoreLanguages, parseLocaleOrNull } from '../languages.ts'

/** The languages of a store as the platform writes them, such as `es_US`; undefined ones stay as they are. */
export interface LanguageChanges {
  readonly defaultLanguage: string | undefined
  readonly supportedLanguages: readonly string[] | undefined
}

/**
 * Checks the languages of a store that has others now. Returns an error for one that there are no messages in, and for languages without the
 * default one.
 */
export function parseLanguages(requested: LanguageChanges, existing: StoreLanguages): Result<LanguageChanges> {
  const { defaultLanguage } = requested
  const supportedLanguages = requested.supportedLanguages?.map((code) => code.trim()).filter((code) => code !== '')
  if (defaultLanguage === undefined && supportedLanguages === undefined) return ok(requested)
  const unknown =
    defaultLanguage !== undefined && parseLocaleOrNull(defaultLanguage) === null
      ? { field: 'DefaultLanguage', code: defaultLanguage }
      : supportedLanguages
          ?.filter((code) => parseLocaleOrNull(code) === null)
          .map((code) => ({ field: 'SupportedLanguages', code }))[0]
  if (unknown !== undefined)
    return err(
      integrityError(unknown.field, () =>
        messages.unknownLanguage({ ...unknown, languages: MESSAGE_LANGUAGES.join(', ') }),
      ),
    )
  const language = defaultLanguage ?? toPlatformLanguage(existing.defaultLanguage)
  const codes = supportedLanguages ?? existing.languages.map(toPlatformLanguage)
  const field = supportedLanguages === undefined ? 'DefaultLanguage' : 'SupportedLanguages'
  return codes.includes(language)
    ? ok({ defaultLanguage, supportedLanguages: supportedLanguages && [...new Set(supportedLanguages)] })
    : err(integrityError(field, () => messages.defaultLanguageMissing({ field, language })))
}
