import type { Result } from '@hydrant/kernel/result/result.ts'
import { THEME_PATH } from '@hydrant/page-model/theme/theme.ts'
import { createPart, type NewPart } from '../builder/create-part.ts'
import type { DraftPage } from '../builder/drafts.ts'
import { contentErrors } from '../errors.ts'
import type { Database } from '../version-store.ts'

/**
 * Creates the theme of the shop with a draft that visitors do not see. Returns an error when there is one already, or
 * when the content has values that no theme has.
 */
export function createTheme(
  database: Database,
  theme: Pick<NewPart, 'content' | 'authorId'>,
): Promise<Result<DraftPage>> {
  return database.transaction((tx) =>
    createPart(tx, { kind: 'theme', path: THEME_PATH, ...theme }, () => contentErrors.themeExists),
  )
}
