import { matchLocaleOrNull } from '@hydrant/kernel/locale/language-code.ts'
import { toLanguagePrefix } from '@hydrant/kernel/locale/language-prefix.ts'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { DEFAULT_LOCALE, toLanguageCode } from '@hydrant/messages/locale.ts'
import { runWithLocale } from '@hydrant/messages/run-with-locale.ts'
import type { StoreLanguages } from '../webstore/service.ts'
import { isStaffPath } from './pages/back-office.ts'
import { removePathPrefix } from './paths.ts'

/**
 * The languages of the store as it was read last, for code that cannot wait for the database; before the first read,
 * American English.
 */
export class RequestLanguages {
  #languages: StoreLanguages = { defaultLanguage: DEFAULT_LOCALE, languages: [DEFAULT_LOCALE] }
  readonly #localesByPath = new WeakMap<IncomingMessage, string>()

  get languages(): StoreLanguages {
    return this.#languages
  }

  set languages(languages: StoreLanguages) {
    this.#languages = languages
  }

  /**
   * Removes the segment of a language from the path of a request, and stores the language for `getPathLocale`.
   */
  removeLanguage(request: IncomingMessage, path: string): string {
    const { languages } = this.#languages
    for (const locale of languages.length > 1 ? languages : []) {
      const pathAfterLanguage = removePathPrefix(path, toLanguagePrefix(locale, undefined))
      if (pathAfterLanguage === null) continue
      this.#localesByPath.set(request, locale)
      // A path with two slashes at its beginning would be an address of another host in a link or redirect.
      return pathAfterLanguage.replace(/^\/{2,}/, '/')
    }
    return path
  }

  /** Returns the language that the path of a request names; null for none. */
  getPathLocale(request: IncomingMessage): string | null {
    return this.#localesByPath.get(request) ?? null
  }

  /** Whether the path of a request names the default language, whose pages are without it. */
  namesDefaultLanguage(request: IncomingMessage): boolean {
    return this.getPathLocale(request) === this.#languages.defaultLanguage
  }

  /** Returns the segment of the language in the path of a request, such as `/es-us`; empty for none. */
  getPathPrefix(request: IncomingMessage): string {
    const locale = this.getPathLocale(request)
    return locale === null ? '' : toLanguagePrefix(locale, undefined)
  }
}

/**
 * Registers a hook after which `currentLocale` returns the language of the request: the one that its path names; for
 * pages otherwise the default language of the store, and for calls of the API the one that the Accept-Language header
 * prefers. When there are several languages, responses of the API get a `Vary` header.
 */
export function registerRequestLocale(app: FastifyInstance, requestLanguages: RequestLanguages): void {
  const hasPathLanguage = (request: FastifyRequest): boolean =>
    request.routeOptions.config.isPage === true || requestLanguages.getPathLocale(request.raw) !== null
  // This is the last hook before the handler, because the async context of an earlier one is lost while the body is
  // read.
  app.addHook('preHandler', (request, _reply, done) => {
    runWithLocale(toRequestLocale(request, requestLanguages), done)
  })
  app.addHook('onSend', async (request, reply) => {
    if (requestLanguages.languages.languages.length > 1 && !hasPathLanguage(request)) addLanguageToVary(reply)
  })
}

/** Returns the language of a request, as `registerRequestLocale` describes it. */
export function toRequestLocale(request: FastifyRequest, requestLanguages: RequestLanguages): string {
  const { defaultLanguage, languages } = requestLanguages.languages
  const pathLocale = requestLanguages.getPathLocale(request.raw)
  if (pathLocale !== null) return pathLocale
  if (request.routeOptions.config.isPage !== true) return chooseLocale(request.headers['accept-language'], languages)
  // What staff work with is in English alone.
  return isStaffPath(request.url) && toLanguageCode(defaultLanguage) !== toLanguageCode(DEFAULT_LOCALE)
    ? DEFAULT_LOCALE
    : defaultLanguage
}

/** Adds `accept-language` to the `Vary` header of a response, unless its content type has no text for people. */
function addLanguageToVary(reply: FastifyReply): void {
  if (!WITHOUT_TEXT.test(String(reply.getHeader('content-type'))))
    reply.header('vary', [reply.getHeader('vary') ?? [], 'accept-language'].flat().join(', '))
}

const WITHOUT_TEXT = /^(?:image|font)\/|^text\/(?:css|javascript)/

/**
 * Returns the available locale that an Accept-Language header prefers; the first available one when it prefers none of
 * them, or there is no header.
 */
export function chooseLocale(acceptLanguage: string | undefined, available: readonly string[]): string {
  const negotiator = new Negotiator({ headers: { 'accept-language': acceptLanguage } })
  const preferred = negotiator.languages().map((locale) => matchLocaleOrNull(locale, available))
  return preferred.find((locale) => locale !== null) ?? available[0] ?? DEFAULT_LOCALE
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route renders pages, whose language is in their path. */
    readonly isPage?: boolean
  }
}
