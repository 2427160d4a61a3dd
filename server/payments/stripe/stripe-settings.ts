/** The account at Stripe that cards are charged with. */
export interface StripeSettings {
  /** Begins with `sk_` or `rk_`; never logged. */
  readonly secretKey: string
  /** Begins with `pk_`; pages contain it. */
  readonly publishableKey: string
  /** Signs the events that Stripe sends; begins with `whsec_`. */
  readonly webhookSecret: string
  /** A server on this machine that is called instead of Stripe, as tests do; null: Stripe. */
  readonly apiUrl: string | null
}
