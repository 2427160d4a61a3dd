import type { DrawingName } from './art/catalogue.ts'
import type { CategoryTileName } from './art/category-tile.ts'
import type { DrawingOptions } from './art/pen.ts'

/**
 * The data of the demo shop without ids and rows. Amounts are in USD as decimal strings; keys are stable and unique
 * within their kind.
 */
export interface DemoShop {
  readonly categories: readonly DemoCategory[]
  readonly attributes: readonly DemoAttribute[]
  readonly brands: readonly DemoBrand[]
  readonly products: readonly DemoProduct[]
  readonly sellingModels: readonly DemoSellingModel[]
  readonly tierSchedules: readonly DemoTierSchedule[]
  readonly priceBooks: readonly DemoPriceBook[]
  readonly buyerGroups: readonly DemoBuyerGroup[]
  readonly entitlements: readonly DemoEntitlement[]
  readonly promotions: readonly DemoPromotion[]
  readonly locations: readonly DemoLocation[]
  readonly deliveryMethods: readonly DemoDeliveryMethod[]
  readonly taxRates: readonly DemoTaxRate[]
  readonly accounts: readonly DemoAccount[]
  readonly people: readonly DemoPerson[]
  readonly pages: readonly DemoPage[]
  readonly translations: readonly DemoTranslation[]
  readonly featured: DemoFeatured
  readonly contents: readonly DemoContent[]
}

/** A drawing from `demo/art`, by name, with its parameters. */
export interface DemoPicture {
  readonly drawing: DrawingName
  readonly options?: DrawingOptions
  readonly alt: string
}

export interface DemoCategory {
  readonly key: string
  readonly parentKey: string | null
  readonly name: string
  readonly description: string
  /** The tile that `drawCategoryTile` draws; top categories have one. */
  readonly tile?: CategoryTileName
  /** False for the category tree of brands, which menus leave out. */
  readonly isNavigational?: boolean
}

export interface DemoAttribute {
  readonly apiName: string
  readonly label: string
  readonly dataType: 'text' | 'number' | 'boolean' | 'date'
  readonly isFacet: boolean
}

export interface DemoBrand {
  readonly key: string
  readonly name: string
  readonly line: string
}

export type DemoProductClass = 'Simple' | 'VariationParent' | 'Variation' | 'Set' | 'Bundle'

export interface DemoProduct {
  /** The part number. */
  readonly sku: string
  /** The number of its barcode: one for use inside a company, which no product of the world has. */
  readonly gtin?: string
  readonly name: string
  /** Plain text or simple HTML paragraphs, lists, strong. */
  readonly description: string
  readonly productClass: DemoProductClass
  readonly brandKey: string
  readonly family: string
  /** The first is the primary one. */
  readonly categoryKeys: readonly string[]
  /** Attribute API name → value as buyers read it ('150 gpm at 50 psi'). */
  readonly attributes: Readonly<Record<string, string>>
  readonly unitOfMeasure: string
  /** The packaging ('Each', 'Box of 12', '50 ft length'). */
  readonly packText: string
  /** The list price of one unit; null: no price (quote-only products, parents). */
  readonly listPrice: string | null
  /** Prices in other price books than the list, by price book key; price books may also discount whole families. */
  readonly bookPrices?: Readonly<Record<string, string>>
  readonly tierScheduleKey?: string
  readonly quantityRule?: { readonly minimum: string; readonly maximum: string; readonly increment: string }
  /** Stock by location key; null: not tracked (services, subscriptions, parents). */
  readonly stock: Readonly<Record<string, string>> | null
  readonly pictures: readonly DemoPicture[]
  /** A one-page data sheet is made from name, attributes and description. */
  readonly hasDataSheet?: boolean
  readonly isQuoteOnly?: boolean
  readonly parentSku?: string
  readonly variationValues?: Readonly<Record<string, string>>
  readonly variationAttributes?: readonly DemoVariationAttribute[]
  readonly components?: readonly { readonly sku: string; readonly quantity: string; readonly isRequired: boolean }[]
  readonly relatedSkus?: readonly string[]
  /**
   * Its selling models, the default first; absent: one-time sale. `listPrice` is the price in the first one, for one
   * pricing term.
   */
  readonly sellingModelKeys?: readonly string[]
  /** The list price in each further selling model, by its key. */
  readonly sellingModelPrices?: Readonly<Record<string, string>>
  /** The tax treatment if it is not 'standard'. */
  readonly taxTreatment?: string
  /** A special purpose: gift wraps. */
  readonly purpose?: 'GiftWrap'
}

export interface DemoVariationAttribute {
  readonly apiName: string
  readonly label: string
  readonly viewType: 'Dropdown' | 'Pill' | 'ColorSwatch'
  readonly options: readonly { readonly value: string; readonly label: string; readonly colorHexCode: string | null }[]
}

export interface DemoSellingModel {
  readonly key: string
  readonly name: string
  readonly sellingModelType: 'OneTime' | 'Evergreen' | 'TermDefined'
  readonly pricingTerm: number | null
  readonly pricingTermUnit: 'Months' | 'Annual' | null
  readonly termRule: { readonly minimum: number; readonly maximum: number; readonly increment: number } | null
}

export interface DemoTierSchedule {
  readonly key: string
  readonly name: string
  readonly tiers: readonly { readonly from: string; readonly to: string | null; readonly percentOff: string }[]
}

export interface DemoPriceBook {
  readonly key: string
  readonly name: string
  /** The price book whose prices are shown as original ones. */
  readonly isOriginal: boolean
  readonly priority: number
  /** The buyer groups; empty: everyone. */
  readonly buyerGroupKeys: readonly string[]
  /**
   * Discount in percent off the list price for all products of a family; the product's own bookPrices have priority.
   */
  readonly familyPercentOff: Readonly<Record<string, string>>
}

export interface DemoBuyerGroup {
  readonly key: string
  readonly name: string
  readonly isGuest: boolean
}

export interface DemoEntitlement {
  readonly key: string
  readonly name: string
  readonly buyerGroupKeys: readonly string[]
  readonly canViewPrice: boolean
  /** Whether new and imported products join this policy. */
  readonly includesNewProducts: boolean
  /** 'all', or only products with a category under these. */
  readonly categoryKeys: 'all' | readonly string[]
  readonly exceptCategoryKeys?: readonly string[]
}

export interface DemoPromotion {
  readonly key: string
  readonly name: string
  readonly displayName: string
  readonly terms: string
  readonly targetType: 'Item' | 'Cart' | 'Shipping'
  readonly adjustmentType: 'PercentageDiscount' | 'AmountDiscount'
  readonly adjustmentValue: string
  readonly minimumAmount: string | null
  readonly categoryKeys: readonly string[] | null
  readonly buyerGroupKeys: readonly string[] | null
  /** Its coupon codes; none: it applies by itself. */
  readonly couponCodes: readonly string[]
  readonly priority: number
}

export interface DemoLocation {
  readonly key: string
  readonly name: string
  readonly priority: number
}

export interface DemoDeliveryMethod {
  readonly key: string
  readonly name: string
  readonly carrier: string
  readonly classOfService: string
  readonly baseFee: string
  readonly freeFromAmount: string | null
  readonly countries: readonly string[]
  /** Until it is sent. */
  readonly processDays: number
  readonly transitDays: readonly [number, number]
}

export interface DemoTaxRate {
  readonly treatment: string
  readonly name: string
  readonly country: string
  readonly state: string | null
  readonly ratePercent: string
}

export interface DemoAddress {
  readonly addressType: 'Shipping' | 'Billing'
  readonly name: string
  readonly companyName: string | null
  readonly street: string
  readonly city: string
  readonly region: string
  readonly postalCode: string
  readonly country: string
  readonly phoneNumber: string | null
  readonly isDefault: boolean
}

export interface DemoAccount {
  readonly key: string
  /** The account that it belongs to; null for none. */
  readonly parentKey: string | null
  readonly name: string
  readonly accountNumber: string
  readonly isTaxExempt: boolean
  readonly buyerGroupKeys: readonly string[]
  readonly addresses: readonly DemoAddress[]
}

export interface DemoPerson {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phoneNumber: string
  readonly role: 'buyer' | 'site-builder' | 'admin'
  readonly accountKey: string | null
  readonly manages: readonly string[]
}

/** A name and a description in another language. */
export type DemoText = readonly [name: string, description: string]

/** Texts of products, by their part numbers, of categories, by their keys, and labels in a language as the platform writes it. */
export interface DemoTranslation {
  readonly language: string
  readonly products: Readonly<Record<string, DemoText>>
  readonly categories: Readonly<Record<string, DemoText>>
  /** What many products share, by what it is and by the label of the shop. */
  readonly labels: Readonly<Record<DemoLabelKind, Readonly<Record<string, string>>>>
}

/** What labels are translated of. */
export type DemoLabelKind = 'Attribute' | 'AttributeValue' | 'Unit' | 'DeliveryMethod' | 'SellingModel'

/** The featured products and brands, in order. */
export interface DemoFeatured {
  readonly skus: readonly string[]
  /** The newest products, the newest last. */
  readonly newSkus: readonly string[]
  readonly brandKeys: readonly string[]
}

/** A news article; its body is simple HTML. */
export interface DemoContent {
  readonly key: string
  readonly title: string
  readonly urlName: string
  /** A date, such as `2026-01-31`. */
  readonly publishedOn: string
  readonly excerpt: string
  readonly body: string
  /** The picture above it, by its key. */
  readonly pictureKey: string
}

/** A page as site builders would create it: a tree of blocks, see `page-builder/render`. */
export interface DemoPage {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly document: unknown
}
