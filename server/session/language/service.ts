import { toPlatformLanguage } from '@hydrant/kernel/locale/language-code.ts'
import type { Database } from '@hydrant/database/connection/database.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { recordChange } from '../../records/service.ts'
import { toLanguages, parseLocaleOrNull, type Webstore } from '../../webstore/service.ts'
import { sessionErrors } from '../errors.ts'
import type { SessionUser } from '../open-session.ts'
import { updateLanguage } from './store.ts'

/**
 * Stores the language of a user by its code; null is the default language of the store. Returns an error for a language
 * that the store does not have.
 */
export async function changeLanguage(
  database: Database,
  { user, webstore, code }: { readonly user: SessionUser; readonly webstore: Webstore; readonly code: string | null },
): Promise<Result<null>> {
  const language = parseLocaleOrNull(code)
  if (code !== null && (language === null || !toLanguages(webstore).languages.includes(language)))
    return err(sessionErrors.unknownLanguage)
  await database.transaction(async (tx) => {
    await updateLanguage(tx, user.id, language)
    await recordChange(tx, {
      objectName: 'User',
      recordId: user.id,
      operation: 'update',
      oldValues: { LanguageLocaleKey: user.language === null ? null : toPlatformLanguage(user.language) },
      newValues: { LanguageLocaleKey: language === null ? null : toPlatformLanguage(language) },
    })
  })
  return ok(null)
}
