import type { Database } from '@hydrant/database/connection/database.ts'
import type { FailureLog } from '@hydrant/kernel/result/failure-log.ts'
import type { BackgroundJob, JobRunner } from '../background-jobs/service.ts'
import { deleteOldGuestCarts } from '../cart/service.ts'
import { expireCheckoutsAndRecoverPayments } from '../checkout/service.ts'
import { publishDuePages } from '../content/service.ts'
import { deleteExpiredFormData } from '../forms/service.ts'
import { deliverEvents, type Webhook } from '../events/service.ts'
import { deleteExpiredNotices, sendStockNotices } from '../inventory/notices/service.ts'
import { deleteOldMails, type MailDeps, sendMails } from '../mail/service.ts'
import type { PaymentGateways } from '../payments/service.ts'
import { applyDuePrices } from '../pricing/planned/applying/service.ts'
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
}

const PAYMENTS_INTERVAL_MS = 60_000
const EVENTS_INTERVAL_MS = 1000
const MAILS_INTERVAL_MS = 1000
const STOCK_NOTICES_INTERVAL_MS = 10_000
const OLD_STOCK_NOTICES_INTERVAL_MS = 600_000
const OLD_MAILS_INTERVAL_MS = 600_000
const FORMS_INTERVAL_MS = 600_000
const PAGES_INTERVAL_MS = 500
const PRICES_INTERVAL_MS = 1000
const CARTS_INTERVAL_MS = 600_000
const BULK_JOBS_INTERVAL_MS = 500
const OLD_BULK_JOBS_INTERVAL_MS = 600_000

/**
 * Adds the jobs that run again and again: they settle interrupted payments, publish scheduled pages, write planned prices, delete expired data
 * of form senders and who waits for stock, old guest carts, old mails and old bulk jobs, process bulk jobs, write mails about
 * stock, deliver events and send mails.
 */
export function addBackgroundJobs(jobs: JobRunner, { database, gateways, webhook, mail, log }: BackgroundDeps): void {
  const add = (name: string, intervalMs: number, run: BackgroundJob['run']): void => jobs.add({ name, intervalMs, run })
  add('SettlePayments', PAYMENTS_INTERVAL_MS, () =>
    expireCheckoutsAndRecoverPayments({ database, gateways, log }, new Date()),
  )
  add('DeleteFormData', FORMS_INTERVAL_MS, () => deleteExpiredFormData(database, new Date()))
  add('DeleteGuestCarts', CARTS_INTERVAL_MS, () => deleteOldGuestCarts(database, new Date()))
  add('PublishPages', PAGES_INTERVAL_MS, () => publishDuePages(database, new Date()))
  add('ApplyPriceChanges', PRICES_INTERVAL_MS, (isStopped) =>
    applyDuePrices({ database, loadSender: loadJobSender, isStopped }, new Date()),
  )
  add('SendStockNotices', STOCK_NOTICES_INTERVAL_MS, (isStopped) => sendStockNotices({ database, isStopped }))
  add('DeleteStockNotices', OLD_STOCK_NOTICES_INTERVAL_MS, () => deleteExpiredNotices(database, new Date()))
  add('DeleteMails', OLD_MAILS_INTERVAL_MS, () => deleteOldMails(database, new Date()))
  add('ProcessBulkJobs', BULK_JOBS_INTERVAL_MS, (isStopped) =>
    processBulkJobs({
      database,
      objects: RECORD_OBJECTS,
      loadSender: loadJobSender,
      afterBatch: (jobId) => logRightsChanges(database, log, jobId),
      log,
      isStopped,
    }),
  )
  add('DeleteBulkJobs', OLD_BULK_JOBS_INTERVAL_MS, () => deleteOldBulkJobs(database, new Date()))
  if (mail !== null)
    add('SendMails', MAILS_INTERVAL_MS, (isStopped) => sendMails({ database, log, isStopped, ...mail }))
  if (webhook !== null)
    add('DeliverEvents', EVENTS_INTERVAL_MS, (isStopped) => deliverEvents({ database, webhook, log, isStopped }))
}
