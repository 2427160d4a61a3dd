import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { webstore } from '@hydrant/database/schema/webstore.ts'
import { eq, type SQL, sql } from 'drizzle-orm'

export type { Transaction }

/** Changes of what invoices and credit memos say; undefined values stay as they are, null ones get their default. */
export interface BillingChanges {
  /** By their names in the settings. */
  readonly seller: Readonly<Record<string, string | null | undefined>>
  readonly invoicePrefix?: string | null | undefined
  readonly creditMemoPrefix?: string | null | undefined
  readonly paymentTermDays?: number | null | undefined
}

/** Changes of what the shop says of itself; undefined values stay as they are, null ones have no value any more. */
export interface IdentityChanges {
  /** The id of an image of the media library. */
  readonly logoId?: string | null | undefined
  readonly logoAlternateText?: string | null | undefined
  /** In lines. */
  readonly address?: string | null | undefined
  readonly email?: string | null | undefined
  readonly phone?: string | null | undefined
  readonly mailSenderName?: string | null | undefined
  readonly mailSenderAddress?: string | null | undefined
  readonly termsUrl?: string | null | undefined
  readonly privacyUrl?: string | null | undefined
  readonly legalNoticeUrl?: string | null | undefined
}

/** Changes of when the store sends; undefined values stay as they are, null ones get their default. */
export interface ShippingChanges {
  /** Weekdays such as `Mon`. */
  readonly shippingDays: readonly string[] | null | undefined
  /** A time of day such as `15:00`. */
  readonly shippingCutOff: string | null | undefined
  /** Days such as `2027-12-25`. */
  readonly shippingHolidays: readonly string[] | null | undefined
}

/** Changes of the web store's settings; undefined values stay as they are. */
export interface StoreChanges {
  readonly name?: string | undefined
  readonly country?: string | undefined
  readonly shippingCountries?: string[] | undefined
  readonly supportedCurrencies?: string[] | undefined
  readonly billing?: BillingChanges | undefined
  readonly identity?: IdentityChanges | undefined
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
  /** The language of pages without one in their path, and all languages, as the platform writes them (`es_US`). */
  readonly defaultLanguage?: string | undefined
  readonly supportedLanguages?: readonly string[] | undefined
  /** The name of a time zone (IANA); null: UTC. */
  readonly timeZone?: string | null | undefined
  readonly shipping: ShippingChanges
  readonly inventoryLocationGroupId?: string | null | undefined
  /** Switches by their names in the settings. */
  readonly switches: Readonly<Record<string, boolean | undefined>>
}

/** Updates the web store. */
export async function updateWebstore(
  tx: Transaction,
  id: string,
  {
    switches,
    takesPurchaseOrders,
    registrationBuyerGroup,
    timeZone,
    shipping,
    defaultLanguage,
    supportedLanguages,
    billing,
    identity,
    ...columns
  }: StoreChanges,
): Promise<void> {
  const values = JSON.stringify({
    ...switches,
    ...shipping,
    registrationBuyerGroup,
    timeZone,
    defaultLanguage,
    supportedLanguages,
  })
  const settings = sql`${webstore.settings} || ${values}::jsonb ${toPaymentsSql(takesPurchaseOrders)} ${toBillingSql(billing)} ${toIdentitySql(identity)}`
  await tx
    .update(webstore)
    .set({ ...columns, settings })
    .where(eq(webstore.id, id))
}

function toPaymentsSql(takesPurchaseOrders: boolean | undefined): SQL {
  if (takesPurchaseOrders === undefined) return sql``
  const changed = JSON.stringify({ purchaseOrders: takesPurchaseOrders })
  return sql`|| jsonb_build_object('payments', ${toObjectSql(['payments'])} || ${changed}::jsonb)`
}

function toBillingSql(billing: BillingChanges | undefined): SQL {
  if (billing === undefined) return sql``
  const { seller, ...others } = billing
  if ([...Object.values(seller), ...Object.values(others)].every((value) => value === undefined)) return sql``
  const changedSeller = sql`jsonb_build_object('seller', ${toObjectSql(['billing', 'seller'])} || ${JSON.stringify(seller)}::jsonb)`
  return sql`|| jsonb_build_object('billing', ${toObjectSql(['billing'])} || ${JSON.stringify(others)}::jsonb || ${changedSeller})`
}

function toIdentitySql(identity: IdentityChanges | undefined): SQL {
  if (Object.values(identity ?? {}).every((value) => value === undefined)) return sql``
  return sql`|| jsonb_build_object('identity', ${toObjectSql(['identity'])} || ${JSON.stringify(identity)}::jsonb)`
}

/** An object in the settings; an empty one where there is none. */
function toObjectSql(path: readonly string[]): SQL {
  const value = sql`${webstore.settings} #> ${sql.raw(`'{${path.join(',')}}'`)}`
  return sql`case when jsonb_typeof(${value}) = 'object' then ${value} else '{}'::jsonb end`
}

/** Returns the settings of the web store; empty when there is none. */
export async function findSettings(db: ReadOnlyDb, id: string): Promise<Record<string, unknown>> {
  const [row] = await db.select({ settings: webstore.settings }).from(webstore).where(eq(webstore.id, id))
  return row?.settings ?? {}
}

/** Returns the default currency of the web store. */
export async function findDefaultCurrency(db: ReadOnlyDb, id: string): Promise<string | null> {
  const [row] = await db.select({ currency: webstore.defaultCurrency }).from(webstore).where(eq(webstore.id, id))
  return row?.currency ?? null
}

/** Whether there is a buyer group with this name. */
export async function hasBuyerGroup(db: ReadOnlyDb, name: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from buyer_group where name = ${name}`)
  return rows.length > 0
}

/** Whether there is an image with this id in the media library. */
export async function hasImage(db: ReadOnlyDb, mediaId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from media where id = ${mediaId} and media_type = 'Image'`)
  return rows.length > 0
}
