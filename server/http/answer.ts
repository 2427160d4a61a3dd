import type { Endpoint, ResponseOf } from '@hydrant/contract/shared/endpoint.ts'
import type { Result, DomainError } from '@hydrant/kernel/result/result.ts'

/** What a handler answers: a status of the endpoint with its body, or a refusal. */
export type Answer<E extends Endpoint> = SuccessAnswer<E> | RefusalAnswer

type SuccessAnswer<E extends Endpoint> = {
  [Status in keyof E['responses'] & number]: {
    readonly status: Status
    readonly body: ResponseOf<E, Status>
    readonly headers?: Readonly<Record<string, string>>
  }
}[keyof E['responses'] & number]

interface RefusalAnswer {
  readonly refusal: DomainError
}

/** An answer with a body. */
export function answer<const Status extends number, Body>(
  status: Status,
  body: Body,
  headers: Readonly<Record<string, string>> = {},
) {
  return { status, body, headers } as const
}

/** The answer to something that was refused: the refusal's status and the platform's error list. */
export function refuse(refusal: DomainError): RefusalAnswer {
  return { refusal }
}

/** The answer to an outcome: its value turned into a body, or its refusal. */
export function answerOutcome<Value, const Status extends number, Body>(
  outcome: Result<Value>,
  status: Status,
  toBody: (value: Value) => Body,
) {
  return outcome.ok ? answer(status, toBody(outcome.value)) : refuse(outcome.error)
}

/** Why a change was not made that somebody else came before with; the arguments tell programs of it. */
type RefusedChange = DomainError & { readonly arguments?: readonly string[] }

/** As `answerOutcome`, of a change that may be in conflict with another one. */
export function answerChange<Value, const Status extends number, Body>(
  outcome: Result<Value, RefusedChange>,
  status: Status,
  toBody: (value: Value) => Body,
) {
  if (outcome.ok || outcome.error.arguments === undefined) return answerOutcome(outcome, status, toBody)
  const { code, message, arguments: facts } = outcome.error
  return answer(409, [{ errorCode: code, message, arguments: [...facts] }])
}
