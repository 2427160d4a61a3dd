import type { FastifyReply, FastifyRequest } from 'fastify'
import { isStorable } from '@hydrant/kernel/text/storable-text.ts'
import * as messages from '@hydrant/messages/compiled/server/session.js'
import type { Server } from '../http/serve.ts'
import type { Authentication } from './authentication.ts'
import { endSession } from './open-session.ts'
import { loadOrganizationId } from './organization.ts'
import { toPlatformToken } from './platform-token.ts'
import { beginSession } from './sign-in.ts'

/** The maximum size of a message, in bytes. */
const BODY_LIMIT = 16 * 1024

/**
 * Registers the sign-in and sign-out of the platform's SOAP API, which clients use that have a name and a password and
 * no secret of their own. The messages have a fixed form, so that two elements of each are all that is read.
 */
export function registerSoapRoutes({ app, siteUrl }: Server, authentication: Authentication): void {
  void app.register((scope, _, ready) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser<string>('text/xml', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    scope.post('/services/Soap/u/:version', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      const message = typeof request.body === 'string' ? request.body : ''
      if (/<(?:\w+:)?login[\s>]/.test(message)) return logIn(authentication, message, { request, reply, siteUrl })
      if (!/<(?:\w+:)?logout[\s/>]/.test(message))
        return sendFault(reply, 400, { code: 'INVALID_OPERATION', text: messages.soapOnlyLogin() })
      await endSession(authentication, readElement(message, 'sessionId') ?? '')
      return sendMessage(reply, 200, '<logoutResponse xmlns="urn:partner.soap.sforce.com"/>')
    })
    ready()
  })
}

interface SoapCall extends Pick<Server, 'siteUrl'> {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

async function logIn(
  authentication: Authentication,
  message: string,
  { request, reply, siteUrl }: SoapCall,
): Promise<FastifyReply> {
  const [email, password] = [readElement(message, 'username'), readElement(message, 'password')]
  if (email === null || password === null || !isStorable(email) || !isStorable(password))
    return sendFault(reply, 400, { code: 'INVALID_LOGIN', text: messages.missingUserNameOrPassword() })
  const { ip: clientAddress, headers } = request
  const result = await beginSession(authentication, {
    email,
    password,
    clientAddress,
    userAgent: headers['user-agent'],
    isOfProgram: true,
  })
  if (!result.ok) {
    const { code, message: describe, retryAfterSeconds } = result.error
    if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
    return code === 'REQUEST_LIMIT_EXCEEDED'
      ? sendFault(reply, 429, { code, text: describe() })
      : sendFault(reply, 401, { code: 'INVALID_LOGIN', text: describe() })
  }
  const organizationId = await loadOrganizationId(authentication.database)
  const values = {
    passwordExpired: 'false',
    sandbox: 'false',
    serverUrl: `${siteUrl(request)}/services/Soap/u/65.0/${organizationId}`,
    sessionId: toPlatformToken(result.value.token, organizationId),
    userId: result.value.user.id,
    organizationId,
  }
  const elements = Object.entries(values).map(([name, value]) => `<${name}>${escapeXml(value)}</${name}>`)
  return sendMessage(
    reply,
    200,
    `<loginResponse xmlns="urn:partner.soap.sforce.com"><result>${elements.join('')}</result></loginResponse>`,
  )
}

/** What was wrong: a code for programs, and a sentence. */
interface Fault {
  readonly code: string
  readonly text: string
}

function sendFault(reply: FastifyReply, status: number, { code, text }: Fault): FastifyReply {
  const fault = `<faultcode>${escapeXml(code)}</faultcode><faultstring>${escapeXml(`${code}: ${text}`)}</faultstring>`
  return sendMessage(reply, status, `<soapenv:Fault>${fault}</soapenv:Fault>`)
}

function sendMessage(reply: FastifyReply, status: number, body: string): FastifyReply {
  return reply
    .code(status)
    .type('text/xml; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(
      `<?xml version="1.0" encoding="UTF-8"?><soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/"><soapenv:Body>${body}</soapenv:Body></soapenv:Envelope>`,
    )
}

/** Returns the text of the first element with a name; null without one, or with elements inside. */
function readElement(message: string, name: string): string | null {
  const text = new RegExp(`<(?:\\w+:)?${name}(?:\\s[^>]*)?>([^<]*)<`).exec(message)?.[1]
  return text === undefined ? null : unescapeXml(text)
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

function unescapeXml(text: string): string {
  return text.replaceAll(/&(#\d{1,7}|#x[0-9a-f]{1,6}|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? whole
    const code = Number(name.slice(1).replace(/^x/i, '0x'))
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole
  })
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
