import type { CategoryNode } from '../index/document.ts'

/** Whose names are sought, in which languages (`listPreferredLanguageCodes`), and how many of them. */
export interface NameOptions {
  readonly buyerGroupIds: readonly string[]
  readonly languages: readonly string[]
  readonly limit: number
}

/** Creates a function that says whether a name has a word beginning with the typed text. */
export function createNameMatcher(text: string): (name: string) => boolean {
  const lowerText = text.toLowerCase()
  return (name) => name.toLowerCase().startsWith(lowerText) || name.toLowerCase().includes(` ${lowerText}`)
}

/**
 * Lists the names of navigational categories that match by themselves, or in the category's own words, in the first of
 * these languages that the category has a name in.
 */
export function listCategoryNames(
  categories: readonly CategoryNode[],
  matches: (name: string) => boolean,
  languages: readonly string[],
): string[] {
  return categories.flatMap(({ isNavigational, name, translatedNames }) => {
    const shown = languages.map((language) => translatedNames[language]).find((text) => text !== undefined) ?? name
    return isNavigational && (matches(shown) || matches(name)) ? [shown] : []
  })
}
