import { MESSAGE_LANGUAGES } from '@hydrant/messages/locale.ts'

/**
 * The language that the scripts of pages are built in. The server's code, which serves all languages, comes with the
 * build of the first one; the builds of the others are only scripts.
 */
export const PAGE_LANGUAGE =
  MESSAGE_LANGUAGES.find((language) => language === process.env['HYDRANT_PAGE_LANGUAGE']) ?? MESSAGE_LANGUAGES[0]

/** The folder of the build, relative to the storefront. */
export const BUILD_FOLDER = PAGE_LANGUAGE === MESSAGE_LANGUAGES[0] ? 'build' : `build/languages/${PAGE_LANGUAGE}`
