import type { DomainError } from '@hydrant/kernel/result/result.ts'

/** Errors of sending an event again. */
export const eventErrors = {
  notGivenUp: { code: 'ITEM_NOT_FOUND', message: 'There is no event at this position that was given up.' },
} as const satisfies Record<string, DomainError>
