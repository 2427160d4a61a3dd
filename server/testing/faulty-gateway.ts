import type { PaymentGateway } from '../payments/service.ts'

/** What of a gateway can be made to fail: `before` it has heard the request, or `after`, when its answer is lost. */
export interface Fault {
  readonly step: 'authorize' | 'find' | 'capture' | 'reverse' | 'refund'
  readonly moment: 'before' | 'after'
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
    if (fault?.moment === 'before') throw new Error(`The line was cut before ${step}.`)
    const value = await ask()
    if (fault?.moment === 'after') throw new Error(`The line was cut after ${step}.`)
    return value
  }
  return {
    calls,
    failNext: (fault) => void faults.push(fault),
    gateway: {
      ...inner,
      authorize: (request) => call('authorize', () => inner.authorize(request)),
      find: (key) => call('find', () => inner.find(key)),
      capture: (key) => call('capture', () => inner.capture(key)),
      reverse: (key) => call('reverse', () => inner.reverse(key)),
      refund: (key) => call('refund', () => inner.refund(key)),
    },
  }
}
