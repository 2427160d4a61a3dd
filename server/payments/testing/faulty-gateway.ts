import { GatewayError, type PaymentGateway } from '../payment-gateway.ts'

/**
 * A fault of a gateway call. `before`: the request is lost; `after`: the gateway does the work, and its response is
 * lost; `silence`: the gateway does the work and never responds.
 */
export interface GatewayFault {
  readonly step: 'tokenize' | 'authorize' | 'find' | 'capture' | 'reverse' | 'refund' | 'refundPart'
  readonly moment: 'before' | 'after' | 'silence'
}

/** A gateway whose next calls can be made to fail; otherwise it passes calls to the real one. */
export interface FaultyGateway {
  readonly gateway: PaymentGateway
  /** The calls so far, in order. */
  readonly calls: string[]
  /** Makes the next call of a step fail. */
  failNext(fault: GatewayFault): void
}

/** Wraps a gateway: its calls fail as `failNext` says. */
export function createFaultyGateway(inner: PaymentGateway): FaultyGateway {
  const faults: GatewayFault[] = []
  const calls: string[] = []
  const call = async <Value>(step: GatewayFault['step'], forward: () => Promise<Value>): Promise<Value> => {
    const index = faults.findIndex((fault) => fault.step === step)
    const [fault] = index < 0 ? [] : faults.splice(index, 1)
    calls.push(step)
    if (fault?.moment === 'before') throw new GatewayError(`The line was cut before ${step}.`)
    const value = await forward()
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
      refundPart: (request) => call('refundPart', () => inner.refundPart(request)),
    },
  }
}
