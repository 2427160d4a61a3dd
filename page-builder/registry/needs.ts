import type { ProductCardModel } from '@hydrant/design/product-card/card-model.ts'

/**
 * Which products of a category come first: those that are usually listed first, or those that came last into the
 * catalogue.
 */
export type ProductOrder = 'usual' | 'newest'

/**
 * Products of a category or with these part numbers; part numbers win. With neither, the newest are those of the whole
 * shop.
 */
export interface ProductsNeed {
  readonly kind: 'products'
  readonly categoryId: string
  readonly partNumbers: readonly string[]
  readonly limit: number
  /** `usual` when it is left out. */
  readonly order?: ProductOrder
}

/** Pictures of the media library. */
export interface PicturesNeed {
  readonly kind: 'pictures'
  readonly images: readonly { readonly contentKey: string; readonly url: string }[]
}

/** Fields of a product, a category or a page. */
export interface RecordNeed {
  readonly kind: 'record'
  readonly recordId: string
  readonly fields: readonly string[]
}

/** What can be fetched for a block, by kind: what is asked, and what comes back. */
export interface NeedKinds {
  readonly products: {
    readonly need: ProductsNeed
    readonly data: { readonly kind: 'products'; readonly products: readonly ProductCardModel[] }
  }
  /** The products that the distributor puts forward. */
  readonly 'featured-products': {
    readonly need: { readonly kind: 'featured-products'; readonly showSku: boolean }
    readonly data: { readonly kind: 'featured-products'; readonly products: readonly FeaturedCardModel[] }
  }
  /** The brands that the distributor puts forward. */
  readonly 'featured-brands': {
    readonly need: { readonly kind: 'featured-brands' }
    readonly data: { readonly kind: 'featured-brands'; readonly brands: readonly FeaturedBrandModel[] }
  }
  readonly product: {
    readonly need: { readonly kind: 'product'; readonly productId: string }
    readonly data: { readonly kind: 'product'; readonly product: ProductCardModel }
  }
  readonly category: {
    readonly need: { readonly kind: 'category'; readonly categoryId: string }
    readonly data: { readonly kind: 'category'; readonly category: CategoryModel }
  }
  readonly search: {
    readonly need: { readonly kind: 'search'; readonly term: string; readonly limit: number }
    readonly data: { readonly kind: 'search'; readonly total: number; readonly products: readonly ProductCardModel[] }
  }
  readonly cart: {
    readonly need: { readonly kind: 'cart' }
    readonly data: { readonly kind: 'cart'; readonly cart: CartModel }
  }
  readonly account: {
    readonly need: { readonly kind: 'account' }
    readonly data: { readonly kind: 'account'; readonly account: AccountModel }
  }
  /** Some fields of a record, as search engines are told them. */
  readonly record: {
    readonly need: RecordNeed
    readonly data: { readonly kind: 'record'; readonly record: RecordModel }
  }
  /**
   * Pictures of the media library by content key. `url` is where one was when the page was made: it is shown from there
   * when the library cannot tell.
   */
  readonly pictures: {
    readonly need: PicturesNeed
    readonly data: { readonly kind: 'pictures'; readonly pictures: Readonly<Record<string, PictureContent>> }
  }
}

/**
 * A product that is put forward; how much of it there is is told only to those it is available to, which are not
 * guests.
 */
export interface FeaturedCardModel extends ProductCardModel {
  readonly isAvailable: boolean
}

/** One brand: `link` is the path of its category. */
export interface FeaturedBrandModel {
  readonly id: string
  readonly title: string
  readonly image: string
  readonly link: string
}

/** One category, as pages show it. */
export interface CategoryModel {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly link: string
  readonly image: string
}

/** A record of any kind; `objectName` is such as `Product2`. */
export interface RecordModel {
  readonly objectName: string
  readonly fields: Readonly<Record<string, string | null>>
}

/** How full the visitor's cart is; `pieces` is a decimal string. */
export interface CartModel {
  readonly pieces: string
  readonly lines: number
  readonly currency: string
}

/** Who is visiting; names are empty for guests. */
export interface AccountModel {
  readonly isGuest: boolean
  readonly firstName: string
  readonly accountName: string
}

/**
 * The place of a picture that stays visible where it is cropped: shares of its width from the left and of its height
 * from the top.
 */
export interface PictureFocus {
  readonly x: number
  readonly y: number
}

/** A picture as content delivery tells it. */
export interface PictureContent {
  readonly url: string
  readonly altText: string
  /** Left out when it is the middle. */
  readonly focalPoint?: PictureFocus
}

/** What a block asks for. */
export type DataNeed = NeedKinds[keyof NeedKinds]['need']

/** What was fetched for a need of this kind. */
export type DataOf<Need extends DataNeed> = NeedKinds[Need['kind']]['data']

/** What was fetched for any need. */
export type BlockData = NeedKinds[keyof NeedKinds]['data']

/** Whether data was fetched for this need, so that a block never gets what another kind of need asked for. */
export function fitsNeed<Need extends DataNeed>(data: BlockData | null, need: Need | null): data is DataOf<Need> {
  return data !== null && need !== null && data.kind === need.kind
}
