import { currentLocale } from '@hydrant/messages/locale.ts'

/**
 * Returns the path below which API and files are in every language: that of the pages (`/shop/es-us`) without the segment
 * of the current language.
 */
export function toSitePath(basePath: string): string {
  const languagePrefix = `/${currentLocale().toLowerCase()}`
  return basePath.endsWith(languagePrefix) ? basePath.slice(0, -languagePrefix.length) : basePath
}
