import type { SubmittedField } from '@hydrant/page-model/forms/parse-submitted-values.ts'
import type { RequestKind } from '@hydrant/page-model/forms/form-definition.ts'

/** The state of a submission; `aside` is likely spam. */
export type RequestState = 'new' | 'done' | 'aside'

/** A submission as it is stored. */
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
  readonly answers: readonly SubmittedField[]
  readonly senderName: string | null
  readonly senderEmail: string | null
  readonly userId: string | null
  readonly accountId: string | null
  readonly addressHash: string
  readonly visitorHash: string | null
  readonly receivedAt: Date
}

/** What the sender of a form sees. */
export type Receipt = Pick<NewSubmission, 'referenceNumber' | 'pagePath' | 'formId' | 'confirmation' | 'receivedAt'>

/** A submission as the distributor sees it. */
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
