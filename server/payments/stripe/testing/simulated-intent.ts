/** An intent of the simulator, in the fields of Stripe's API that the shop reads. */
export interface SimulatedIntent {
  readonly id: string
  readonly object: 'payment_intent'
  readonly client_secret: string
  amount: number
  currency: string
  status: string
  payment_method: string | null
  last_payment_error: object | null
  amountRefunded: number
  isAuthenticated: boolean
  readonly confirmation_method: string
  readonly metadata: Readonly<Record<string, string>>
}
