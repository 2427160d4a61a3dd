import type { FastifyReply, FastifyRequest } from 'fastify'
import { isStorable } from '@hydrant/kernel/text/storable-text.ts'
import { sendRefusal } from './failures.ts'

const what = 'holds a NUL or half of a surrogate pair, which no text here may have.'

/** A route's `preValidation`: refuses what no store could keep, wherever it stands in the request. */
export async function refuseUnstorableText(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  if (!isStorable(request.params))
    return sendRefusal(reply, {
      code: 'INVALID_ID_FIELD',
      message: `Invalid identifier: the path ${what}`,
      status: 400,
    })
  if (!isStorable(request.query))
    return sendRefusal(reply, { code: 'ILLEGAL_QUERY_PARAMETER_VALUE', message: `The query ${what}`, status: 400 })
  return isStorable(request.body)
    ? undefined
    : sendRefusal(reply, { code: 'INVALID_API_INPUT', message: `The body ${what}`, status: 400 })
}
