import type { FastifyInstance } from 'fastify'
import { PAYMENT_METHOD_BY_NUMBER } from './simulated-cards.ts'
import type { SimulatedIntent } from './simulated-intent.ts'

/** What the script's calls change. */
interface ScriptDeps {
  readonly intents: ReadonlyMap<string, SimulatedIntent>
  readonly authenticate: (intentId: string, isSuccessful: boolean) => void
}

/**
 * Registers what stands in for Stripe's own script and its frames: fields for a card in a frame of the simulator, and
 * a question of the bank, which the tests answer. It has the calls of Stripe's script that the checkout page makes.
 */
export function registerSimulatedScript(app: FastifyInstance, { intents, authenticate }: ScriptDeps): void {
  app.addHook('onRequest', async (_, reply) => void reply.header('access-control-allow-origin', '*'))
  app.get('/stripe.js', async (_, reply) => reply.type('text/javascript').send(SCRIPT))
  app.get('/card-frame', async (_, reply) => reply.type('text/html').send(CARD_FRAME))
  app.get('/bank-frame', async (_, reply) => reply.type('text/html').send(BANK_FRAME))
  app.get('/simulated/intents', (_, reply) =>
    reply.send([...intents.values()].map(({ status, amount }) => ({ status, amount }))),
  )
  app.get('/simulated/payment-methods/:number', (request, reply) => {
    const { number } = request.params as { number: string }
    return reply.send({ id: PAYMENT_METHOD_BY_NUMBER[number.replaceAll(' ', '')] ?? null })
  })
  app.get('/simulated/authentications/:secret/:outcome', (request, reply) => {
    const { secret, outcome } = request.params as { secret: string; outcome: string }
    const intent = [...intents.values()].find(({ client_secret: clientSecret }) => clientSecret === secret)
    if (intent === undefined) return reply.code(404).send({ status: null })
    authenticate(intent.id, outcome === 'ok')
    return reply.send({ id: intent.id, status: intent.status })
  })
}

const CARD_FRAME = `<!doctype html><title>Card</title><label>Card number <input id="number" inputmode="numeric"></label>
<script>addEventListener('message', (event) => event.source.postMessage({ number: document.getElementById('number').value }, '*'))</script>`

const BANK_FRAME = `<!doctype html><title>Your bank</title><p>Is it you who pays?</p>
<button onclick="parent.postMessage({ outcome: 'ok' }, '*')">Yes, it is me</button>
<button onclick="parent.postMessage({ outcome: 'failed' }, '*')">No</button>`

const SCRIPT = `(() => {
  const origin = new URL(document.currentScript.src).origin
  const ask = (frame, question) => new Promise((resolve) => {
    addEventListener('message', function listen(event) {
      if (event.source !== frame.contentWindow) return
      removeEventListener('message', listen)
      resolve(event.data)
    })
    if (question) frame.contentWindow.postMessage(question, origin)
  })
  const addFrame = (parent, path, title) => {
    const frame = document.createElement('iframe')
    frame.src = origin + path
    frame.title = title
    parent.append(frame)
    return frame
  }
  const get = async (path) => (await fetch(origin + path)).json()
  window.Stripe = (key) => ({
    elements: () => ({
      create: () => {
        const element = { mount: (parent) => { element.frame = addFrame(parent, '/card-frame', 'Card fields'); Object.assign(element.frame.style, { display: 'block', width: '100%', height: '2.5rem', border: '0' }) }, destroy: () => element.frame?.remove() }
        return element
      },
    }),
    createPaymentMethod: async ({ card }) => {
      const { number } = await ask(card.frame, 'number')
      if (number === '') return { error: { type: 'validation_error', message: 'Your card number is incomplete.' } }
      const { id } = await get('/simulated/payment-methods/' + encodeURIComponent(number))
      return id === null ? { error: { type: 'card_error', message: 'Your card number is invalid.' } } : { paymentMethod: { id } }
    },
    handleNextAction: async ({ clientSecret }) => {
      const frame = addFrame(document.body, '/bank-frame', 'Your bank')
      Object.assign(frame.style, { position: 'fixed', inset: '0', zIndex: '2147483647' })
      const { outcome } = await ask(frame)
      frame.remove()
      const intent = await get('/simulated/authentications/' + clientSecret + '/' + outcome)
      return outcome === 'ok' ? { paymentIntent: intent } : { error: { type: 'invalid_request_error', code: 'payment_intent_authentication_failure', message: 'We are unable to authenticate your payment method.' } }
    },
  })
})()`
