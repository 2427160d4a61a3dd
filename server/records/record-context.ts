/** Who uses the record API, and in which shop. */
export interface RecordContext {
  readonly actor: {
    readonly userId: string
    readonly role: string
  }
  readonly webstore: {
    readonly id: string
    readonly defaultCurrency: string
    readonly supportedCurrencies: readonly string[]
  }
}
