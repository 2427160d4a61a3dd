import type { Database } from '@hydrant/database/connection/database.ts'
import type { FailureLog } from '@hydrant/kernel/outcome/failure-log.ts'
import { removeOldGuestCarts } from '../cart/service.ts'
import { lookAfterPayments } from '../checkout/service.ts'
import { publishDuePages } from '../content/service.ts'
import { lookAfterForms } from '../forms/service.ts'
import { deliverEvents, type Webhook } from '../notifications/service.ts'
import type { PaymentGateways } from '../payments/service.ts'

/** What goes on beside the requests. */
export interface BackgroundParts {
  readonly database: Database
  readonly gateways: PaymentGateways
  /** Null: events wait until somebody asks for them. */
  readonly webhook: Webhook | null
  readonly log: FailureLog
  /** Told when one round fails; the next one is made all the same. */
  readonly onFailure: (error: unknown) => void
}

/** Whoever waits for the shop to open is served before what has waited for longer. */
const FIRST_AFTER_MILLISECONDS = 1000
const PAYMENTS_EVERY_MILLISECONDS = 60_000
const EVENTS_EVERY_MILLISECONDS = 1000
const FORMS_EVERY_MILLISECONDS = 600_000
const PAGES_EVERY_MILLISECONDS = 500
const CARTS_EVERY_MILLISECONDS = 600_000

/**
 * Settles what earlier processes have left open, soon and again every minute, publishes pages whose moment has come,
 * forgets who has sent forms, removes old carts of guests, and delivers events. The returned function ends it and waits
 * for what is under way.
 */
export function startBackground({ database, gateways, webhook, log, onFailure }: BackgroundParts): () => Promise<void> {
  const rounds = [
    repeat(() => lookAfterPayments({ database, gateways, log }, new Date()), {
      every: PAYMENTS_EVERY_MILLISECONDS,
      onFailure,
    }),
    repeat(() => lookAfterForms(database, new Date()), { every: FORMS_EVERY_MILLISECONDS, onFailure }),
    repeat(() => removeOldGuestCarts(database, new Date()), { every: CARTS_EVERY_MILLISECONDS, onFailure }),
    repeat(() => publishDuePages(database, new Date()), { every: PAGES_EVERY_MILLISECONDS, onFailure }),
    ...(webhook === null
      ? []
      : [repeat(() => deliverEvents({ database, webhook, log }), { every: EVENTS_EVERY_MILLISECONDS, onFailure })]),
  ]
  return async () => void (await Promise.all(rounds.map((stop) => stop())))
}

/** Works soon, and again each time that the pause after the work before is over. */
function repeat(
  work: () => Promise<unknown>,
  { every, onFailure }: { readonly every: number; readonly onFailure: (error: unknown) => void },
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let running = Promise.resolve()
  const after = (pause: number): void => {
    if (!isStopped) timer = setTimeout(() => (running = round()), pause).unref()
  }
  const round = async (): Promise<void> => {
    await work().catch(onFailure)
    after(every)
  }
  after(FIRST_AFTER_MILLISECONDS)
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await running
  }
}
