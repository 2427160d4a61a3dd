import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { DEFAULT_LOCALE, setLocaleSource } from '@hydrant/messages/locale.ts'

/** The languages that the shop has messages in. */
const AVAILABLE_LOCALES: readonly string[] = [DEFAULT_LOCALE]

const requestLocale = new AsyncLocalStorage<string>()

/**
 * Registers a hook after which `currentLocale` is the language of the request: of the available ones, the one that its
 * Accept-Language asks for. With several languages, the responses say that they depend on it.
 */
export function registerRequestLocale(app: FastifyInstance, available = AVAILABLE_LOCALES): void {
  setLocaleSource(() => requestLocale.getStore())
  // As late as possible: what runs earlier, such as reading the body, would lose the async context.
  app.addHook('preHandler', (request, _reply, done) => {
    requestLocale.run(chooseLocale(request.headers['accept-language'], available), done)
  })
  if (available.length > 1) app.addHook('onSend', addLanguageToVary)
}

/** Tells caches that a response depends on the language, unless it has no text for people. */
async function addLanguageToVary(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
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
  return negotiator.language([...available]) ?? available[0] ?? DEFAULT_LOCALE
}
