import type { IncomingMessage } from 'node:http'
import { uploadMedia } from '@hydrant/contract/admin/media.ts'
import { answerOutcome, refuse } from '../../http/answer.ts'
import { serve, type Server } from '../../http/serve.ts'
import { createTurns } from '../in-turn.ts'
import { mediaBody } from '../library/media-body.ts'
import { readItem } from '../library/service.ts'
import { prepareRenditions } from '../service.ts'
import { takeFile } from './service.ts'

/**
 * How long the rest of a file that was refused is let pass, in milliseconds: a sender that is cut off at once never
 * reads why.
 */
const LINGERING = 5000

/**
 * The way into the library. What comes is no JSON, whatever it is called, and is read by the handler when it is known
 * who sends it.
 */
export function registerIntakeRoutes(server: Server): void {
  const { database } = server
  const afterwards = createTurns()
  let isClosing = false
  const prepare = (contentKey: string): void => {
    afterwards(() => prepareRenditions(database, contentKey, () => isClosing)).catch((error: unknown) => {
      // What is not made now is made when it is first asked for.
      if (!isClosing) server.app.log.error({ err: error }, 'the renditions of an uploaded picture were not made')
    })
  }

  void server.app.register((app, _, ready) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', (_request, _payload, done) => done(null))

    serve({ ...server, app }, uploadMedia, async ({ query, shopper, request }) => {
      const taken = await takeFile(database, request.raw, { fileName: query.fileName, userId: shopper.userId })
      if (!taken.ok) return refuse(taken.error)
      const { contentKey, isNew } = taken.value
      if (isNew) prepare(contentKey)
      const item = await database.read((executor) => readItem(executor, contentKey))
      return answerOutcome(item, isNew ? 201 : 200, mediaBody)
    })

    app.addHook('onSend', async ({ raw }) => {
      if (!raw.readableEnded) letRestPass(raw)
    })
    app.addHook('preClose', async () => {
      isClosing = true
    })
    ready()
  })
}

function letRestPass(incoming: IncomingMessage): void {
  const cut = setTimeout(() => incoming.destroy(), LINGERING).unref()
  incoming.once('close', () => clearTimeout(cut))
  incoming.resume()
}
