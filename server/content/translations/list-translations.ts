import type { SiteSettings } from '@hydrant/contract/shared/site-settings.ts'
import type { TranslatedText } from '@hydrant/contract/admin/translations.ts'
import type { StoredTranslation } from './translation-store.ts'
import { PAGE_TEXTS, SITE_TEXTS } from '@hydrant/page-model/translations/text-settings.ts'
import type { DraftPage } from '../builder/drafts.ts'
import { type FoundText, listDocumentTexts, listSettingTexts } from './map-texts.ts'
import { matchTranslations, type TextTranslation, toTextKey } from './match-translations.ts'

/**
 * Lists the texts of a page as site builders edit it. The title of a slot or saved section is for them alone; that of a
 * page is what visitors read in the window.
 */
export function listPageTexts({
  kind,
  title,
  description,
  document,
}: Pick<DraftPage, 'kind' | 'title' | 'description' | 'document'>): readonly FoundText[] {
  const head = kind === 'page' ? listSettingTexts({ title, description }, PAGE_TEXTS) : []
  return [...head, ...listDocumentTexts(document)]
}

/** Lists the texts of the site settings. */
export function listSiteTexts(settings: SiteSettings): readonly FoundText[] {
  return listSettingTexts(settings, SITE_TEXTS)
}

/** Returns texts with their translations, as site builders get them. */
export function toTranslatedTexts(
  texts: readonly FoundText[],
  translations: readonly StoredTranslation[],
): TranslatedText[] {
  const matches = matchTranslations(texts, translations)
  return texts.map((found) => ({
    blockId: found.blockId || null,
    blockType: found.blockType || null,
    setting: found.path,
    kind: found.setting.kind,
    maxLength: found.setting.maxLength,
    source: found.text,
    ...toState(matches.get(toTextKey(found))),
  }))
}

function toState(translation: TextTranslation | undefined): Pick<TranslatedText, 'text' | 'state' | 'formerSource'> {
  if (translation === undefined) return { text: null, state: 'missing', formerSource: null }
  const { text, isOutdated, source } = translation
  return { text, state: isOutdated ? 'outdated' : 'translated', formerSource: isOutdated ? source : null }
}
