import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { DEFAULT_LOCALE, setLocaleSource } from '@hydrant/messages/locale.ts'

/** The languages that the shop has messages in. */
const AVAILABLE_LOCALES: readonly string[] = [DEFAULT_LOCALE]

const requestLocale = new AsyncLocalStorage<string>()

/**
 * Registers a hook after which `currentLocale` returns the language of the request: the available one that its
 * Accept-Language header prefers. When there are several languages, responses get a `Vary` header.
 */
export function registerRequestLocale(app: FastifyInstance, available = AVAILABLE_LOCALES): void {
  setLocaleSource(() => requestLocale.getStore())
  // This is the last hook before the handler, because the async context of an earlier one is lost while the body is
  // read.
  app.addHook('preHandler', (request, _reply, done) => {
    requestLocale.run(chooseLocale(request.headers['accept-language'], available), done)
  })
  if (available.length > 1) app.addHook('onSend', addLanguageToVary)
}

/** Adds `accept-language` to the `Vary` header of a response, unless its content type has no text for people. */
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
