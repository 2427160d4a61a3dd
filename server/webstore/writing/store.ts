import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { webstore } from '@hydrant/database/schema/webstore.ts'
import { eq, type SQL, sql } from 'drizzle-orm'

/** Changes of the web store's settings; undefined values stay as they are. */
export interface StoreChanges {
  readonly name?: string | undefined
  readonly country?: string | undefined
  readonly shippingCountries?: string[] | undefined
  readonly taxType?: 'Net' | 'Gross' | 'Automatic' | undefined
  readonly pricingStrategy?: 'LowestPrice' | 'Priority' | undefined
  readonly guestBrowsingEnabled?: boolean | undefined
  readonly guestCartEnabled?: boolean | undefined
  readonly guestCheckoutEnabled?: boolean | undefined
  readonly guestMaximumQuantity?: string | undefined
  readonly reservationSeconds?: number | undefined
  /** Whether purchase orders are taken. */
  readonly takesPurchaseOrders?: boolean | undefined
  /** The name of the buyer group of people who register; null: the guests' groups. */
  readonly registrationBuyerGroup?: string | null | undefined
  readonly inventoryLocationGroupId?: string | null | undefined
  /** Switches by their names in the settings. */
  readonly switches: Readonly<Record<string, boolean | undefined>>
}

/** Updates the web store. */
export async function updateWebstore(
  tx: Transaction,
  id: string,
  { switches, takesPurchaseOrders, registrationBuyerGroup, ...columns }: StoreChanges,
): Promise<void> {
  await tx
    .update(webstore)
    .set({ ...columns, settings: toSettingsSql({ ...switches, registrationBuyerGroup }, takesPurchaseOrders) })
    .where(eq(webstore.id, id))
}

function toSettingsSql(
  values: Readonly<Record<string, boolean | string | null | undefined>>,
  takesPurchaseOrders: boolean | undefined,
): SQL {
  const withSwitches = sql`${webstore.settings} || ${JSON.stringify(values)}::jsonb`
  if (takesPurchaseOrders === undefined) return withSwitches
  const payments = sql`coalesce(nullif(${webstore.settings} -> 'payments', 'null'::jsonb), '{}'::jsonb)`
  return sql`${withSwitches} || jsonb_build_object('payments', ${payments} || ${JSON.stringify({ purchaseOrders: takesPurchaseOrders })}::jsonb)`
}

/** Whether there is a buyer group with this name. */
export async function hasBuyerGroup(db: ReadOnlyDb, name: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from buyer_group where name = ${name}`)
  return rows.length > 0
}
