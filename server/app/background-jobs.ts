import type { Database } from '@hydrant/database/connection/database.ts'
import type { FailureLog } from '@hydrant/kernel/result/failure-log.ts'
import { deleteOldGuestCarts } from '../cart/service.ts'
import { expireCheckoutsAndRecoverPayments } from '../checkout/service.ts'
import { publishDuePages } from '../content/service.ts'
import { deleteExpiredFormData } from '../forms/service.ts'
import { deliverEvents, type Webhook } from '../events/service.ts'
import { deleteOldMails, type MailDeps, sendMails } from '../mail/service.ts'
import type { PaymentGateways } from '../payments/service.ts'
import { deleteOldBulkJobs, processBulkJobs } from '../records/service.ts'
import { logRightsChanges, type SecurityLog } from '../session/service.ts'
import { loadJobSender } from './load-job-sender.ts'
import { RECORD_OBJECTS } from './record-objects.ts'

/** What the background jobs depend on. */
export interface BackgroundDeps {
  readonly database: Database
  readonly gateways: PaymentGateways
  /** Null: events wait until a system fetches them. */
  readonly webhook: Webhook | null
  /** Null: mails wait, and staff read them. */
  readonly mail: Omit<MailDeps, 'database' | 'log'> | null
  readonly log: FailureLog & SecurityLog
  /** Called when one run of a job fails; the job still runs again. */
  readonly onFailure: (error: unknown) => void
}

/** The delay of the first run, so that requests right after the start are served first. */
const INITIAL_DELAY_MS = 1000
const PAYMENTS_INTERVAL_MS = 60_000
const EVENTS_INTERVAL_MS = 1000
const MAILS_INTERVAL_MS = 1000
const OLD_MAILS_INTERVAL_MS = 600_000
const FORMS_INTERVAL_MS = 600_000
const PAGES_INTERVAL_MS = 500
const CARTS_INTERVAL_MS = 600_000
const BULK_JOBS_INTERVAL_MS = 500
const OLD_BULK_JOBS_INTERVAL_MS = 600_000

/**
 * Starts the background jobs: settles interrupted payments, publishes scheduled pages, deletes expired data of form
 * senders, old guest carts, old mails and old bulk jobs, processes bulk jobs, delivers events and sends mails. The
 * returned function stops the jobs and waits for running ones.
 */
export function startBackgroundJobs({
  database,
  gateways,
  webhook,
  mail,
  log,
  onFailure,
}: BackgroundDeps): () => Promise<void> {
  const stopFunctions = [
    startRepeatingJob(() => expireCheckoutsAndRecoverPayments({ database, gateways, log }, new Date()), {
      intervalMs: PAYMENTS_INTERVAL_MS,
      onFailure,
    }),
    startRepeatingJob(() => deleteExpiredFormData(database, new Date()), { intervalMs: FORMS_INTERVAL_MS, onFailure }),
    startRepeatingJob(() => deleteOldGuestCarts(database, new Date()), { intervalMs: CARTS_INTERVAL_MS, onFailure }),
    startRepeatingJob(() => publishDuePages(database, new Date()), { intervalMs: PAGES_INTERVAL_MS, onFailure }),
    startRepeatingJob(() => deleteOldMails(database, new Date()), { intervalMs: OLD_MAILS_INTERVAL_MS, onFailure }),
    startRepeatingJob(
      (isStopped) =>
        processBulkJobs({
          database,
          objects: RECORD_OBJECTS,
          loadSender: loadJobSender,
          afterBatch: (jobId) => logRightsChanges(database, log, jobId),
          log,
          isStopped,
        }),
      { intervalMs: BULK_JOBS_INTERVAL_MS, onFailure },
    ),
    startRepeatingJob(() => deleteOldBulkJobs(database, new Date()), {
      intervalMs: OLD_BULK_JOBS_INTERVAL_MS,
      onFailure,
    }),
    ...(mail === null
      ? []
      : [
          startRepeatingJob((isStopped) => sendMails({ database, log, isStopped, ...mail }), {
            intervalMs: MAILS_INTERVAL_MS,
            onFailure,
          }),
        ]),
    ...(webhook === null
      ? []
      : [
          startRepeatingJob((isStopped) => deliverEvents({ database, webhook, log, isStopped }), {
            intervalMs: EVENTS_INTERVAL_MS,
            onFailure,
          }),
        ]),
  ]
  return async () => void (await Promise.all(stopFunctions.map((stop) => stop())))
}

/**
 * Starts a job: it runs after the initial delay, and again whenever the interval since the end of the previous run is
 * over. Returns a function that stops it and waits for a running one, which is told that it has to come to an end.
 */
function startRepeatingJob(
  job: (isStopped: () => boolean) => Promise<unknown>,
  { intervalMs, onFailure }: { readonly intervalMs: number; readonly onFailure: (error: unknown) => void },
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let running = Promise.resolve()
  const schedule = (delayMs: number): void => {
    if (!isStopped) timer = setTimeout(() => (running = runOnce()), delayMs).unref()
  }
  const runOnce = async (): Promise<void> => {
    await job(() => isStopped).catch(onFailure)
    schedule(intervalMs)
  }
  schedule(INITIAL_DELAY_MS)
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await running
  }
}
