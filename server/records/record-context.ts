import type { PermissionSetName } from '@hydrant/kernel/identity/permission-sets.ts'

/** Who uses the record API, and in which shop. */
export interface RecordContext {
  readonly actor: {
    readonly userId: string
    readonly permissionSets: readonly PermissionSetName[]
  }
  readonly webstore: {
    readonly id: string
    readonly defaultCurrency: string
    readonly supportedCurrencies: readonly string[]
  }
}
