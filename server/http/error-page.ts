import { ERROR_STATUS } from '@hydrant/contract/shared/error-codes.ts'
import type { DomainError } from '@hydrant/kernel/result/result.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as messages from '@hydrant/messages/compiled/server/http.js'
import { html } from './html.ts'
import { HTML_PAGE_SECURITY_POLICY, renderHtmlPage } from './html-page.ts'
import { setRetryAfter } from './retry-after.ts'

/** Paths that programs call; their errors are always sent as JSON. */
const API_PATH = /^\/(?:services|admin|lwr|cms|webruntime|openapi\.json)(?:\/|\?|$)/

/** Whether a URL belongs to the API rather than to a page. */
export function isApiPath(url: string): boolean {
  return API_PATH.test(url)
}

/** The path below which both the pages of the back office and calls for staff are. */
const STAFF_PATH = /^\/admin(?:[./?]|$)/

/** Whether an error of a request is shown as an HTML page: the URL may be a page's, and the client accepts HTML. */
export function wantsErrorPage({ url, headers }: FastifyRequest): boolean {
  return (!isApiPath(url) || STAFF_PATH.test(url)) && (headers.accept ?? '').includes('text/html')
}

/**
 * Sends an error as an HTML page, for requests that the storefront cannot render. `basePath` is where the shop is
 * served.
 */
export function sendErrorPage(reply: FastifyReply, error: DomainError, basePath: string): FastifyReply {
  setRetryAfter(reply, error)
  const body = html`<main>
    <h1>${messages.didNotWork()}</h1>
    <p>${error.message()}</p>
    <p><a href="${basePath}/">${messages.goToTheHomePage()}</a></p>
  </main>`
  return reply
    .code(ERROR_STATUS[error.code])
    .headers({ 'cache-control': 'no-store', 'content-security-policy': HTML_PAGE_SECURITY_POLICY })
    .type('text/html; charset=utf-8')
    .send(renderHtmlPage(messages.didNotWork(), body, basePath))
}
