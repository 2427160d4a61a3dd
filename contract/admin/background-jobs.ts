import Type, { type Static } from 'typebox'
import { PROGRAM_ROUTES } from '../program-routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { JsonValue, Nullable, Timestamp } from '../shared/schema.ts'

/** Something that the shop does in the background. */
export const BackgroundJob = Type.Object({
  name: Type.String(),
  /** How long after the end of a run the next one begins; null: it runs only when somebody asks for it. */
  intervalSeconds: Nullable(Type.Number()),
  /** Whether the process that answers is running it at the moment. */
  isRunning: Type.Boolean(),
  /** When the process that answers runs it next. */
  nextRunDate: Nullable(Timestamp),
  /** The last run in any process, as it was stored: at least every half minute, and whenever one fails. */
  lastStartedDate: Nullable(Timestamp),
  lastEndedDate: Nullable(Timestamp),
  lastFailedDate: Nullable(Timestamp),
  lastFailure: Nullable(Type.String()),
  /** How many runs have failed since the last one that did not. */
  failuresInARow: Type.Integer(),
  /** What the last run that succeeded has found, for jobs that look for something. */
  result: JsonValue,
})
export type BackgroundJob = Static<typeof BackgroundJob>

/** Lists what the shop does in the background, with when it ran last and runs next. */
export const listBackgroundJobs = defineEndpoint({
  ...PROGRAM_ROUTES.listBackgroundJobs,
  summary: 'Background jobs',
  responses: { 200: Type.Object({ jobs: Type.Array(BackgroundJob) }) },
  guests: 'refused',
  role: 'admin',
  errors: ['INVALID_SESSION_ID', 'INSUFFICIENT_ACCESS'],
})

/** Has a job run at once; while it is running, nothing more happens. */
export const runBackgroundJob = defineEndpoint({
  ...PROGRAM_ROUTES.runBackgroundJob,
  summary: 'Run a background job now',
  params: Type.Object({ jobName: Type.String({ pattern: '^\\w{1,60}$' }) }),
  responses: { 202: Type.Object({ jobName: Type.String() }) },
  guests: 'refused',
  role: 'admin',
  errors: ['INVALID_SESSION_ID', 'INSUFFICIENT_ACCESS', 'INVALID_ID_FIELD', 'ITEM_NOT_FOUND'],
})
