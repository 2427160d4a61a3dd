import { getMail, listMails, type MailStatus, resendMail, type ShopMail } from '@hydrant/contract/admin/mails.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import { createResponse, createResultResponse } from '../http/respond.ts'
import { registerEndpoint, type Server } from '../http/serve.ts'
import type { DeliveryState } from '../outbox/service.ts'
import * as mails from './service.ts'

const STATES: Readonly<Record<MailStatus, DeliveryState>> = {
  Waiting: 'waiting',
  Sent: 'delivered',
  GivenUp: 'givenUp',
}

/** Registers the endpoints that list and read mails and send them again. */
export function registerMailRoutes(
  server: Server,
  { composers, hasMailServer }: { readonly composers: mails.MailComposers; readonly hasMailServer: boolean },
): void {
  const { database } = server

  registerEndpoint(server, listMails, async ({ query: { status, ...range } }) => {
    const page = await database.query((db) =>
      mails.listMails(db, { ...range, ...(status !== undefined && { state: STATES[status] }) }),
    )
    return createResponse(200, {
      count: page.length,
      lastPosition: page.at(-1)?.entry.position ?? range.after,
      isSending: hasMailServer,
      mails: page.map(toShopMail),
    })
  })

  registerEndpoint(server, getMail, async ({ params, request, session }) => {
    // A program, or a session that may only read, must not act as the recipient.
    const isPerson = session?.integrationId === null && session.scope === 'api'
    const deps = { composers, siteUrl: server.siteUrl(request), hasSecretLinks: !hasMailServer && isPerson }
    const result = await database.query((db) => mails.readMail(db, params.position, deps))
    return createResultResponse(result, 200, ({ content, ...mail }) => ({ ...toShopMail(mail), content }))
  })

  registerEndpoint(server, resendMail, async ({ params }) =>
    createResultResponse(await mails.scheduleMailResend(database, params.position), 202, toShopMail),
  )
}

function toShopMail({ entry, order }: mails.MailOfOrder): ShopMail {
  const { position, type, recordId, createdAt, deliveredAt, givenUpAt, attempts, lastFailure } = entry
  return {
    position,
    kind: type,
    recordId,
    recipient: mails.readRecipient(entry),
    status: mails.toMailStatus(entry),
    createdDate: toTimestamp(createdAt),
    sentDate: deliveredAt === null ? null : toTimestamp(deliveredAt),
    attempts,
    lastFailure,
    givenUpDate: givenUpAt === null ? null : toTimestamp(givenUpAt),
    order,
  }
}
