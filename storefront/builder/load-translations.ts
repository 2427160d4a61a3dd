import type { TranslatedText, Translations } from '@hydrant/contract/admin/translations.ts'
import { toPlatformLanguage } from '@hydrant/kernel/locale/language-code.ts'
import { getLanguageName } from '@hydrant/kernel/locale/language-name.ts'
import { getPathInShop } from '../session/return-path.ts'
import { awaitOrThrow404OrSignIn } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'

/** A language that texts are translated into. */
export interface TranslationLanguage {
  /** As the platform writes it, such as `es_US`. */
  readonly code: string
  /** As a BCP 47 locale. */
  readonly locale: string
  readonly name: string
}

/** A text with its translation, and what it is called. */
export interface NamedText extends TranslatedText {
  readonly name: string
}

/** The texts of something in one language. */
export interface LanguagesData {
  readonly languages: readonly TranslationLanguage[]
  /** Null while the shop has one language. */
  readonly shown: {
    readonly language: TranslationLanguage
    /** The language (BCP 47) in which the texts are written. */
    readonly sourceLocale: string | undefined
    readonly revision: number
    /** The texts that are shown, of `total`. */
    readonly texts: readonly NamedText[]
    readonly total: number
    readonly untranslatedCount: number
    /** Whether those with an up-to-date translation are left out. */
    readonly isFiltered: boolean
  } | null
}

/**
 * Loads the texts of something, with their translations into the language that the URL selects, by default the first
 * one; `read` makes the call, `name` says what a text is called.
 */
export async function loadTranslations(
  { client, basePath }: ShopContext,
  request: Request,
  {
    read,
    name,
  }: {
    readonly read: (language: string) => Promise<Translations>
    readonly name: (text: TranslatedText) => string
  },
): Promise<LanguagesData> {
  const search = new URL(request.url).searchParams
  const path = getPathInShop(request, basePath)
  const { languages: locales = [] } = await awaitOrThrow404OrSignIn(client.content.settings(), path)
  const languages = locales.slice(1).map(toTranslationLanguage)
  const language = languages.find(({ code }) => code === search.get('language')) ?? languages[0]
  if (language === undefined) return { languages, shown: null }
  const { texts, revision } = await awaitOrThrow404OrSignIn(read(language.code), path)
  const untranslated = texts.filter(({ state }) => state !== 'translated')
  const isFiltered = search.get('show') === 'untranslated'
  const shownTexts = isFiltered ? untranslated : texts
  return {
    languages,
    shown: {
      language,
      sourceLocale: locales[0],
      revision,
      texts: shownTexts.map((text) => ({ ...text, name: name(text) })),
      total: texts.length,
      untranslatedCount: untranslated.length,
      isFiltered,
    },
  }
}

function toTranslationLanguage(locale: string): TranslationLanguage {
  return { code: toPlatformLanguage(locale), locale, name: getLanguageName(locale) }
}
