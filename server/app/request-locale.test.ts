import fastify from 'fastify'
import { formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import type { DomainError } from '@hydrant/kernel/result/result.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { sendErrorPage } from '../http/error-page.ts'
import { sendError } from '../http/error-responses.ts'
import { chooseLocale, RequestLanguages, registerRequestLocale } from './request-locale.ts'

const available = ['en-US', 'de-DE', 'fr-CA']

describe('the locale of a request [FMT-05] [LANG-02]', () => {
  it.each([
    [undefined, 'en-US'],
    ['', 'en-US'],
    ['de', 'de-DE'],
    ['de-DE,de;q=0.9,en;q=0.8', 'de-DE'],
    ['ja, fr-CA;q=0.4, en;q=0.3', 'fr-CA'],
    ['ja', 'en-US'],
    ['fr-BE, fr;q=0.9', 'fr-CA'],
    ['*', 'en-US'],
    ['no header at all;;;q=x', 'en-US'],
  ])('Accept-Language %j gives %s', (header, locale) => {
    expect(chooseLocale(header, available)).toBe(locale)
  })
})

describe('the message of an error [FMT-05]', () => {
  const app = fastify()
  afterEach(() => app.close())

  it('is written in the language of each request, although the error was created once', async () => {
    const tooMany: DomainError = { code: 'LIMIT_EXCEEDED', message: () => formatQuantity('12345') }
    const requestLanguages = new RequestLanguages()
    requestLanguages.languages = { defaultLanguage: 'en-US', languages: available }
    registerRequestLocale(app, requestLanguages)
    app.get('/', (_, reply) => sendError(reply, tooMany))
    app.get('/page', (_, reply) => sendErrorPage(reply, tooMany, ''))
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const requestIn = async (language: string): Promise<unknown> =>
      (await fetch(url, { headers: { 'accept-language': language } })).json()
    await expect(Promise.all(['de', 'en', 'ja', 'de'].map(requestIn))).resolves.toEqual(
      ['12.345', '12,345', '12,345', '12.345'].map((message) => [{ errorCode: 'LIMIT_EXCEEDED', message }]),
    )
    const page = await fetch(`${url}/page`, { headers: { 'accept-language': 'de' } })
    expect(page.headers.get('vary')).toBe('accept-language')
    expect(await page.text()).toMatch(/<html lang="de-DE">.*12\.345/s)
  })
})
