import type { StripeConstructor } from '@stripe/stripe-js'
import type { CardScript } from './payment-methods.ts'

/** The fields of a payment service, in frames of its own. Every call returns a message when it did not succeed. */
export interface ScriptedCardFields {
  /** Exchanges the entered card for a token. */
  readonly createToken: () => Promise<{ readonly token: string } | { readonly message: string }>
  /** Lets the holder's bank ask them what it wants to know; returns null when they have proved who they are. */
  readonly authenticate: (clientSecret: string) => Promise<string | null>
  readonly remove: () => void
}

/**
 * Loads the script of the payment service, once, and shows its fields for a card in an element. Rejects when the script
 * cannot be loaded. The script is never a part of the shop's own: the service checks who delivers it.
 */
export async function mountCardFields(
  { scriptUrl, publishableKey }: CardScript,
  container: HTMLElement,
): Promise<ScriptedCardFields> {
  const createStripe = await loadCardScript(scriptUrl)
  const stripe = createStripe(publishableKey)
  const element = stripe.elements().create('card')
  element.mount(container)
  return {
    async createToken() {
      const { paymentMethod, error } = await stripe.createPaymentMethod({ type: 'card', card: element })
      return error === undefined ? { token: paymentMethod.id } : { message: error.message ?? '' }
    },
    async authenticate(clientSecret) {
      const { error } = await stripe.handleNextAction({ clientSecret })
      return error === undefined ? null : (error.message ?? '')
    },
    remove: () => element.destroy(),
  }
}

/** Loads the script of the payment service, once; rejects when it cannot be loaded. */
function loadCardScript(url: string): Promise<StripeConstructor> {
  loading ??= appendScript(url).catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

let loading: Promise<StripeConstructor> | null = null

async function appendScript(url: string): Promise<StripeConstructor> {
  const script = document.createElement('script')
  script.src = url
  const loaded = Promise.withResolvers<void>()
  script.addEventListener('load', () => loaded.resolve())
  script.addEventListener('error', () => {
    script.remove()
    loaded.reject(new Error('The script of the payment service could not be loaded.'))
  })
  document.head.append(script)
  await loaded.promise
  if (window.Stripe === undefined) throw new Error('The script of the payment service is not what it should be.')
  return window.Stripe
}
