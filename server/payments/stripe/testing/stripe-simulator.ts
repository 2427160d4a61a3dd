import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import Stripe from 'stripe'
import { CARDS_BY_PAYMENT_METHOD } from './simulated-cards.ts'
import type { SimulatedIntent } from './simulated-intent.ts'
import { registerSimulatedScript } from './simulated-script.ts'

/** A call of the simulated API that can be made to fail. */
type Step = 'create' | 'retrieve' | 'confirm' | 'capture' | 'cancel' | 'refund' | 'refunds'

/**
 * A fault of a call. `before`: the request is lost; `after`: the work is done and the response is lost; `silence`: the
 * work is done and no response ever comes; a number: an error response with this status, and no work.
 */
interface StripeFault {
  readonly step: Step
  readonly moment: 'before' | 'after' | 'silence' | 401 | 429 | 500
  /** How many calls fail; the library repeats one that was lost. */
  readonly times?: number
}

interface SimulatedRefund {
  readonly id: string
  readonly object: 'refund'
  readonly payment_intent: string
  readonly amount: number
  status: 'succeeded' | 'failed'
  readonly metadata: Readonly<Record<string, string>>
}

/** A server that answers as Stripe's API is documented to, and moves no money. */
export interface StripeSimulator {
  readonly url: string
  /** The calls so far, in order. */
  readonly calls: string[]
  readonly intents: Map<string, SimulatedIntent>
  readonly refunds: SimulatedRefund[]
  failNext(fault: StripeFault): void
  /** Finishes, or fails, what the bank of an intent's card asks of its holder, as the browser does. */
  authenticate(intentId: string, isSuccessful: boolean): void
  /** Lets a refund that was made fail afterwards. */
  failRefund(refundId: string): void
  /** Creates the body of an event, and the header with its signature. */
  sign(event: object): { readonly body: string; readonly signature: string }
  close(): Promise<void>
}

/** The settings of a shop whose Stripe is a simulator at a URL. */
export function createSimulatorSettings(url: string) {
  return {
    secretKey: 'sk_test_simulated',
    publishableKey: 'pk_test_simulated',
    webhookSecret: 'whsec_simulated',
    apiUrl: url,
  }
}

type Params = Readonly<Record<string, string>>
type Answer = readonly [status: number, body: object]

/** Starts a simulator of Stripe on a free port of this machine. */
export async function startStripeSimulator(): Promise<StripeSimulator> {
  const app = Fastify()
  const intents = new Map<string, SimulatedIntent>()
  const refunds: SimulatedRefund[] = []
  const answersByKey = new Map<string, { readonly request: string; readonly answer: Answer }>()
  const faults: StripeFault[] = []
  const calls: string[] = []
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )

  const handle =
    (step: Step, work: (params: Params, intent: SimulatedIntent | undefined) => Answer) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const { id = '' } = request.params as { id?: string }
      calls.push(step)
      const fault = takeFault(faults, step)
      if (fault === 'before') return reply.hijack().raw.destroy()
      if (typeof fault === 'number')
        return reply.code(fault).send(createError(fault === 401 ? 'invalid_request_error' : 'api_error'))
      const params = { ...(request.query as Params), ...(request.body as Params | undefined) }
      const [status, body] = answerOnce(answersByKey, request, () => work(params, intents.get(id)))
      if (fault === 'after') return reply.hijack().raw.destroy()
      if (fault === 'silence') return reply.hijack()
      return reply.code(status).send(body)
    }

  app.post(
    '/v1/payment_intents',
    handle('create', (params) => createIntent(intents, params)),
  )
  app.get(
    '/v1/payment_intents/:id',
    handle('retrieve', (params, intent) => (intent === undefined ? MISSING : [200, show(intent, params)])),
  )
  app.post(
    '/v1/payment_intents/:id/confirm',
    handle('confirm', (params, intent) => confirm(intent, params)),
  )
  app.post(
    '/v1/payment_intents/:id/capture',
    handle('capture', (params, intent) => move(intent, params, { from: ['requires_capture'], to: 'succeeded' })),
  )
  app.post(
    '/v1/payment_intents/:id/cancel',
    handle('cancel', (params, intent) => move(intent, params, { from: CANCELLABLE, to: 'canceled' })),
  )
  app.post(
    '/v1/refunds',
    handle('refund', (params) => refund(intents, refunds, params)),
  )
  app.get(
    '/v1/refunds',
    handle('refunds', (params) => listRefunds(refunds, params)),
  )
  const authenticate = (intentId: string, isSuccessful: boolean): void => {
    const intent = intents.get(intentId)
    if (intent?.status !== 'requires_action') throw new Error(`The intent ${intentId} waits for nobody.`)
    intent.isAuthenticated = isSuccessful
    intent.status = isSuccessful ? 'requires_confirmation' : 'requires_payment_method'
    if (!isSuccessful) intent.last_payment_error = { type: 'card_error', code: 'payment_intent_authentication_failure' }
  }
  registerSimulatedScript(app, { intents, authenticate })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    url,
    calls,
    intents,
    refunds,
    authenticate,
    failNext: (fault) => void faults.push(...Array.from({ length: fault.times ?? 1 }, () => fault)),
    failRefund(refundId) {
      const made = refunds.find(({ id }) => id === refundId)
      const intent = intents.get(made?.payment_intent ?? '')
      if (made === undefined || intent === undefined) throw new Error(`There is no refund ${refundId}.`)
      made.status = 'failed'
      intent.amountRefunded -= made.amount
    },
    sign(event) {
      const body = JSON.stringify(event)
      const secret = createSimulatorSettings(url).webhookSecret
      return {
        body,
        signature: new Stripe('sk_test_simulated').webhooks.generateTestHeaderString({ payload: body, secret }),
      }
    },
    async close() {
      app.server.closeAllConnections()
      await app.close()
    },
  }
}

const CANCELLABLE = ['requires_payment_method', 'requires_capture', 'requires_confirmation', 'requires_action']
const MISSING: Answer = [404, createError('invalid_request_error', { code: 'resource_missing', param: 'intent' })]

function createError(type: string, details: object = {}) {
  return { error: { type, message: 'simulated', ...details } }
}

function takeFault(faults: StripeFault[], step: Step): StripeFault['moment'] | null {
  const index = faults.findIndex((fault) => fault.step === step)
  return index < 0 ? null : (faults.splice(index, 1)[0]?.moment ?? null)
}

/** Repeats the answer of an idempotency key; the same key with another request is an error. */
function answerOnce(
  answersByKey: Map<string, { readonly request: string; readonly answer: Answer }>,
  { method, url, headers, body }: FastifyRequest,
  work: () => Answer,
): Answer {
  const key = headers['idempotency-key']
  if (method !== 'POST' || typeof key !== 'string') return work()
  const request = JSON.stringify([url, body])
  const earlier = answersByKey.get(key)
  if (earlier !== undefined)
    return earlier.request === request ? earlier.answer : [400, createError('idempotency_error')]
  // Later changes of the intent must not change what is repeated.
  const answer = structuredClone(work())
  answersByKey.set(key, { request, answer })
  return answer
}

function createIntent(intents: Map<string, SimulatedIntent>, params: Params): Answer {
  const unknown = Object.keys(params).find((name) => !CREATE_PARAMS.has(name.replace(/\[.*$/, '')))
  if (unknown !== undefined)
    return [400, createError('invalid_request_error', { code: 'parameter_unknown', param: unknown })]
  const amount = Number(params['amount'])
  if (!Number.isInteger(amount))
    return [400, createError('invalid_request_error', { code: 'parameter_invalid_integer', param: 'amount' })]
  if (amount < 50) return [400, createError('invalid_request_error', { code: 'amount_too_small', param: 'amount' })]
  const id = `pi_${randomUUID().replaceAll('-', '')}`
  const intent: SimulatedIntent = {
    id,
    object: 'payment_intent',
    client_secret: `${id}_secret_simulated`,
    amount,
    currency: params['currency'] ?? '',
    status: 'requires_payment_method',
    payment_method: null,
    last_payment_error: null,
    amountRefunded: 0,
    isAuthenticated: false,
    confirmation_method: params['confirmation_method'] ?? 'automatic',
    metadata: readMetadata(params),
  }
  intents.set(id, intent)
  return [200, show(intent)]
}

const CREATE_PARAMS: ReadonlySet<string> = new Set([
  'amount',
  'currency',
  'capture_method',
  'confirmation_method',
  'allowed_payment_method_types',
  'metadata',
])

function readMetadata(params: Params): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => {
      const key = /^metadata\[(.+)\]$/.exec(name)?.[1]
      return key === undefined ? [] : [[key, value]]
    }),
  )
}

function show(intent: SimulatedIntent, params: Params = {}): object {
  const card = CARDS_BY_PAYMENT_METHOD[intent.payment_method ?? '']
  const isExpanded = Object.values(params).includes('payment_method')
  return {
    ...intent,
    payment_method:
      isExpanded && card !== undefined
        ? { id: intent.payment_method, card: { brand: card.brand, last4: card.lastFour, exp_month: 4, exp_year: 2031 } }
        : intent.payment_method,
  }
}

function refuseStatus(intent: SimulatedIntent): Answer {
  const details = { code: 'payment_intent_unexpected_state', payment_intent: show(intent) }
  return [400, createError('invalid_request_error', details)]
}

function confirm(intent: SimulatedIntent | undefined, params: Params): Answer {
  if (intent === undefined) return MISSING
  if (!['requires_payment_method', 'requires_confirmation'].includes(intent.status)) return refuseStatus(intent)
  const method = params['payment_method'] ?? intent.payment_method ?? ''
  const card = CARDS_BY_PAYMENT_METHOD[method]
  if (card === undefined)
    return [400, createError('invalid_request_error', { code: 'resource_missing', param: 'payment_method' })]
  intent.payment_method = method
  if (card.declineCode !== undefined) {
    intent.status = 'requires_payment_method'
    intent.last_payment_error = toCardError(card.declineCode)
    return [402, createError('card_error', { ...toCardError(card.declineCode), payment_intent: show(intent) })]
  }
  intent.last_payment_error = null
  intent.status = card.needsAuthentication === true && !intent.isAuthenticated ? 'requires_action' : 'requires_capture'
  return [200, show(intent, params)]
}

/** Stripe has an error code of its own for some declines. */
function toCardError(declineCode: string) {
  const hasOwnCode = declineCode === 'expired_card' || declineCode === 'incorrect_cvc'
  return hasOwnCode
    ? { type: 'card_error', code: declineCode }
    : { type: 'card_error', code: 'card_declined', decline_code: declineCode }
}

function move(
  intent: SimulatedIntent | undefined,
  params: Params,
  { from, to }: { readonly from: readonly string[]; readonly to: string },
): Answer {
  if (intent === undefined) return MISSING
  if (!from.includes(intent.status)) return refuseStatus(intent)
  intent.status = to
  return [200, show(intent, params)]
}

/** Lists the refunds of an intent in pages, the newest first. */
function listRefunds(refunds: readonly SimulatedRefund[], params: Params): Answer {
  const all = refunds.filter((one) => one.payment_intent === params['payment_intent']).toReversed()
  const start = all.findIndex(({ id }) => id === params['starting_after']) + 1
  const data = all.slice(start, start + Number(params['limit'] ?? 10))
  return [200, { object: 'list', data, has_more: start + data.length < all.length, url: '/v1/refunds' }]
}

function refund(intents: Map<string, SimulatedIntent>, refunds: SimulatedRefund[], params: Params): Answer {
  const intent = intents.get(params['payment_intent'] ?? '')
  if (intent === undefined) return MISSING
  const left = intent.status === 'succeeded' ? intent.amount - intent.amountRefunded : 0
  if (left === 0) return [400, createError('invalid_request_error', { code: 'charge_already_refunded' })]
  const amount = params['amount'] === undefined ? left : Number(params['amount'])
  if (amount > left) return [400, createError('invalid_request_error', { param: 'amount' })]
  intent.amountRefunded += amount
  const made = {
    id: `re_${randomUUID()}`,
    object: 'refund',
    payment_intent: intent.id,
    amount,
    status: 'succeeded',
    metadata: readMetadata(params),
  } satisfies SimulatedRefund as SimulatedRefund
  refunds.push(made)
  return [200, made]
}
