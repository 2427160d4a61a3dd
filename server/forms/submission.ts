import type { FormAnswer } from '@hydrant/kernel/forms/check-answers.ts'
import type { RequestKind } from '@hydrant/kernel/forms/form-definition.ts'

/** How far a request is; `aside` is what a program seems to have sent. */
export type RequestState = 'new' | 'done' | 'aside'

/** A form that was sent, as it was sent. */
export interface NewSubmission {
  readonly id: string
  readonly referenceNumber: string
  readonly contentHash: string
  readonly kind: RequestKind
  readonly state: RequestState
  readonly pagePath: string
  readonly pageVersion: number
  readonly formId: string
  readonly title: string
  readonly confirmation: string
  readonly answers: readonly FormAnswer[]
  readonly senderName: string | null
  readonly senderEmail: string | null
  readonly userId: string | null
  readonly accountId: string | null
  readonly addressHash: string
  readonly visitorHash: string | null
  readonly receivedAt: Date
}

/** What a sender is told. */
export type Receipt = Pick<NewSubmission, 'referenceNumber' | 'pagePath' | 'formId' | 'confirmation' | 'receivedAt'>

/** A form that was sent, as those who deal with it see it. */
export interface Submission extends Omit<
  NewSubmission,
  'answers' | 'contentHash' | 'addressHash' | 'visitorHash' | 'confirmation' | 'userId' | 'accountId'
> {
  /** In the order of arrival. */
  readonly position: number
  readonly answers: ReadonlyArray<{
    readonly name: string
    readonly label: string
    readonly kind: string
    readonly value: string | readonly string[]
  }>
  readonly userName: string | null
  readonly accountName: string | null
  readonly handledAt: Date | null
  readonly handledBy: string | null
}
