import type { GatewayPage } from '../payment-gateway.ts'
import type { StripeSettings } from './stripe-settings.ts'

/** The script of Stripe's browser library; it belongs to the version of the API that the server's library speaks. */
const SCRIPT_URL = 'https://js.stripe.com/endive/stripe.js'

/** Returns how pages take cards with Stripe's own script, whose fields are frames of Stripe. */
export function createStripePage({ publishableKey, apiUrl }: StripeSettings): GatewayPage {
  if (apiUrl !== null)
    return {
      configuration: { scriptUrl: `${apiUrl}/stripe.js`, publishableKey },
      policy: { scripts: [apiUrl], frames: [apiUrl], calls: [apiUrl] },
    }
  return {
    configuration: { scriptUrl: SCRIPT_URL, publishableKey },
    policy: {
      scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
      frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
      calls: ['https://api.stripe.com'],
    },
  }
}
