import type { DomainError } from '@hydrant/kernel/result/result.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { html } from './html.ts'
import { announceRetry } from './retry-after.ts'

const POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Paths that programs call: their refusals are JSON, whoever asks. */
const API_PATH = /^\/(?:services|admin|lwr|cms|webruntime|openapi\.json)(?:\/|\?|$)/

/** Whether a request is for programs rather than for a page. */
export function isApiPath(url: string): boolean {
  return API_PATH.test(url)
}

/** Whether a refusal of a request is for a person's eyes: it is for a page, and its sender reads HTML. */
export function wantsPage(request: FastifyRequest): boolean {
  return !isApiPath(request.url) && (request.headers.accept ?? '').includes('text/html')
}

/**
 * Says to a person what was wrong with their request; the shop itself could not make a page of it. `basePath` is where
 * the shop is served.
 */
export function sendRefusalPage(reply: FastifyReply, refusal: DomainError, basePath: string): FastifyReply {
  const { status, message } = refusal
  announceRetry(reply, refusal)
  const page = html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>That did not work</title>
      <link rel="stylesheet" href="${basePath}/docs/api.css" />
    </head>
    <body>
      <main>
        <h1>That did not work</h1>
        <p>${message}</p>
        <p><a href="${basePath}/">Go to the home page</a></p>
      </main>
    </body>
  </html>`
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': POLICY })
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>${page.html}`)
}
