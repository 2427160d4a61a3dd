import type { LanguageView } from './builder-links.ts'

/** Reads which translations a page of languages shows from its URL. */
export function readLanguageView(request: Request): LanguageView {
  const search = new URL(request.url).searchParams
  return { language: search.get('language') ?? '', show: search.get('show') ?? '' }
}
