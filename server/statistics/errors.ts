import type { Refusal } from '@hydrant/kernel/outcome/outcome.ts'

/** Why visits are not counted. */
export const statisticsRefusals = {
  tooManyReports: { code: 'REQUEST_LIMIT_EXCEEDED', message: 'There were too many reports from this address. Wait a minute and report less often.', status: 429 },
} as const satisfies Record<string, Refusal>
