import * as messages from '@hydrant/messages/compiled/server/settings.js'
import type { StripeSettings } from '../payments/service.ts'
import { SettingsError } from './settings-error.ts'

const STRIPE_VARIABLES = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_API_URL']

/**
 * Parses the account at Stripe that takes the cards; null when the store's settings choose the gateway. Throws a
 * `SettingsError`, whose message never contains a key.
 */
export function parseStripeSettings(readVariable: (name: string) => string | undefined): StripeSettings | null {
  const gateway = readVariable('PAYMENT_GATEWAY')
  if (gateway === undefined) {
    const unused = STRIPE_VARIABLES.find((name) => readVariable(name) !== undefined)
    if (unused !== undefined) throw new SettingsError(messages.stripeWithoutGateway({ name: unused }))
    return null
  }
  if (gateway !== 'stripe') throw new SettingsError(messages.invalidPaymentGateway({ text: gateway }))
  const readKey = (name: string, prefixes: readonly string[]): string => {
    const value = readVariable(name)
    const list = prefixes.join(', ')
    if (value === undefined) throw new SettingsError(messages.stripeWithoutKey({ name, prefixes: list }))
    if (!prefixes.some((prefix) => value.startsWith(prefix)) || !/^\w{12,255}$/.test(value))
      throw new SettingsError(messages.invalidStripeKey({ name, prefixes: list }))
    return value
  }
  const secretKey = readKey('STRIPE_SECRET_KEY', ['sk_test_', 'sk_live_', 'rk_test_', 'rk_live_'])
  const publishableKey = readKey('STRIPE_PUBLISHABLE_KEY', ['pk_test_', 'pk_live_'])
  if (isLive(secretKey) !== isLive(publishableKey)) throw new SettingsError(messages.mixedStripeKeys())
  return {
    secretKey,
    publishableKey,
    webhookSecret: readKey('STRIPE_WEBHOOK_SECRET', ['whsec_']),
    apiUrl: parseApiUrl(readVariable('STRIPE_API_URL'), isLive(secretKey)),
  }
}

function isLive(key: string): boolean {
  return key.slice(2).startsWith('_live_')
}

/** A key of the live mode is sent to Stripe only, and any key never to another machine. */
function parseApiUrl(text: string | undefined, isLiveMode: boolean): string | null {
  if (text === undefined) return null
  const url = URL.parse(text)
  const isLoopback = url?.protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname)
  if (url === null || !isLoopback || url.href !== `${url.origin}/` || isLiveMode)
    throw new SettingsError(messages.invalidStripeApiUrl())
  return url.origin
}
