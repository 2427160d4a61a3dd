import { GatewayError, type PaymentGateway } from '../payments/service.ts'

/**
 * What of a gateway can be made to fail: `before` it has heard the request, `after`, when its answer is lost, or in
 * `silence`: it does what it is asked and never answers.
 */
export interface Fault {
  readonly step: 'tokenize' | 'authorize' | 'find' | 'capture' | 'reverse' | 'refund'
  readonly moment: 'before' | 'after' | 'silence'
}

/** A gateway whose next calls fail as they are told to; what is left of it is the one that it stands before. */
export interface FaultyGateway {
  readonly gateway: PaymentGateway
  /** The calls that have been made, in their order. */
  readonly calls: string[]
  /** Makes the next call of a step fail. */
  failNext(fault: Fault): void
}

/** Stands before a gateway as a bad line would. */
export function createFaultyGateway(inner: PaymentGateway): FaultyGateway {
  const faults: Fault[] = []
  const calls: string[] = []
  const call = async <Value>(step: Fault['step'], ask: () => Promise<Value>): Promise<Value> => {
    const index = faults.findIndex((fault) => fault.step === step)
    const [fault] = index < 0 ? [] : faults.splice(index, 1)
    calls.push(step)
    if (fault?.moment === 'before') throw new GatewayError(`The line was cut before ${step}.`)
    const value = await ask()
    if (fault?.moment === 'after') throw new GatewayError(`The line was cut after ${step}.`)
    if (fault?.moment === 'silence') return new Promise<never>(() => {})
    return value
  }
  return {
    calls,
    failNext: (fault) => void faults.push(fault),
    gateway: {
      ...inner,
      tokenize: (card) => call('tokenize', () => inner.tokenize(card)),
      authorize: (request) => call('authorize', () => inner.authorize(request)),
      find: (key) => call('find', () => inner.find(key)),
      capture: (key) => call('capture', () => inner.capture(key)),
      reverse: (key) => call('reverse', () => inner.reverse(key)),
      refund: (key) => call('refund', () => inner.refund(key)),
    },
  }
}
