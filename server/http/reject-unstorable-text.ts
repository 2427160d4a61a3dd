import type { FastifyReply, FastifyRequest } from 'fastify'
import { isStorable } from '@hydrant/kernel/text/storable-text.ts'
import * as messages from '@hydrant/messages/compiled/server/http.js'
import { sendError } from './error-responses.ts'

/**
 * Rejects a request with text that the database cannot store, in its path, query or body; a route's `preValidation`
 * hook.
 */
export async function rejectUnstorableText(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  if (!isStorable(request.params))
    return sendError(reply, {
      code: 'INVALID_ID_FIELD',
      message: messages.unstorablePath,
    })
  if (!isStorable(request.query))
    return sendError(reply, { code: 'ILLEGAL_QUERY_PARAMETER_VALUE', message: messages.unstorableQuery })
  return isStorable(request.body)
    ? undefined
    : sendError(reply, { code: 'INVALID_API_INPUT', message: messages.unstorableBody })
}
