import type { FastifyReply, FastifyRequest } from 'fastify'
import { isStorable } from '@hydrant/kernel/text/storable-text.ts'
import { sendError } from './error-responses.ts'

const reason = 'holds a NUL or half of a surrogate pair, which no text here may have.'

/** A route's `preValidation` hook: rejects text that the database cannot store, anywhere in the request. */
export async function rejectUnstorableText(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  if (!isStorable(request.params))
    return sendError(reply, {
      code: 'INVALID_ID_FIELD',
      message: `Invalid identifier: the path ${reason}`,
    })
  if (!isStorable(request.query))
    return sendError(reply, { code: 'ILLEGAL_QUERY_PARAMETER_VALUE', message: `The query ${reason}` })
  return isStorable(request.body)
    ? undefined
    : sendError(reply, { code: 'INVALID_API_INPUT', message: `The body ${reason}` })
}
