import type { ProductCardModel } from '@hydrant/design/product-card/card-model.ts'
import type { StoredBlock } from '../render/document.ts'

/** The order of the products of a category: the default order of listings, or the newest in the catalogue first. */
export type ProductOrder = 'usual' | 'newest'

/**
 * A requirement for the products of a category or with these part numbers; part numbers take precedence. With neither,
 * `newest` selects from the whole shop.
 */
export interface ProductsRequirement {
  readonly kind: 'products'
  readonly categoryId: string
  readonly partNumbers: readonly string[]
  readonly limit: number
  /** `usual` when it is left out. */
  readonly order?: ProductOrder
}

/** Pictures of the media library. */
export interface PicturesRequirement {
  readonly kind: 'pictures'
  readonly images: readonly { readonly contentKey: string; readonly url: string }[]
}

/** A saved section. Only the editor and versions have it: visitors' pages are read with the blocks of their sections. */
export interface SectionRequirement {
  readonly kind: 'section'
  readonly sectionId: string
}

/** Fields of a product, a category or a page. */
export interface RecordRequirement {
  readonly kind: 'record'
  readonly recordId: string
  readonly fields: readonly string[]
}

/** The kinds of data that a block can require, each with the requirement and the loaded data. */
export interface RequirementKinds {
  readonly products: {
    readonly requirement: ProductsRequirement
    readonly data: { readonly kind: 'products'; readonly products: readonly ProductCardModel[] }
  }
  /** The products that are marked as featured. */
  readonly 'featured-products': {
    readonly requirement: { readonly kind: 'featured-products'; readonly showSku: boolean }
    readonly data: { readonly kind: 'featured-products'; readonly products: readonly FeaturedCardModel[] }
  }
  /** The brands that are marked as featured. */
  readonly 'featured-brands': {
    readonly requirement: { readonly kind: 'featured-brands' }
    readonly data: { readonly kind: 'featured-brands'; readonly brands: readonly FeaturedBrandModel[] }
  }
  readonly product: {
    readonly requirement: { readonly kind: 'product'; readonly productId: string }
    readonly data: { readonly kind: 'product'; readonly product: ProductCardModel }
  }
  readonly category: {
    readonly requirement: { readonly kind: 'category'; readonly categoryId: string }
    readonly data: { readonly kind: 'category'; readonly category: CategoryModel }
  }
  readonly search: {
    readonly requirement: { readonly kind: 'search'; readonly term: string; readonly limit: number }
    readonly data: { readonly kind: 'search'; readonly total: number; readonly products: readonly ProductCardModel[] }
  }
  readonly cart: {
    readonly requirement: { readonly kind: 'cart' }
    readonly data: { readonly kind: 'cart'; readonly cart: CartModel }
  }
  readonly account: {
    readonly requirement: { readonly kind: 'account' }
    readonly data: { readonly kind: 'account'; readonly account: AccountModel }
  }
  /** Some fields of a record, for the page's metadata. */
  readonly record: {
    readonly requirement: RecordRequirement
    readonly data: { readonly kind: 'record'; readonly record: RecordModel }
  }
  readonly section: {
    readonly requirement: SectionRequirement
    readonly data: { readonly kind: 'section' } & SectionModel
  }
  /**
   * Pictures of the media library by content key. `url` is the URL stored with the page, used when the library cannot
   * be reached.
   */
  readonly pictures: {
    readonly requirement: PicturesRequirement
    readonly data: { readonly kind: 'pictures'; readonly pictures: Readonly<Record<string, PictureContent>> }
  }
}

/** A featured product; its stock is included only for signed-in users to whom it is available. */
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

/** A saved section as the editor shows it. */
export interface SectionModel {
  readonly sectionId: string
  readonly title: string
  /** Whether it is published: otherwise visitors see pages without it. */
  readonly isLive: boolean
  /** The blocks of its draft, with ids of their own in each place. */
  readonly blocks: readonly StoredBlock[]
  /** The data of these blocks, by block id. */
  readonly data: Readonly<Record<string, BlockData | null>>
}

/** A record of any kind; `objectName` is such as `Product2`. */
export interface RecordModel {
  readonly objectName: string
  readonly fields: Readonly<Record<string, string | null>>
}

/** A summary of the visitor's cart; `pieces` is the total quantity as a decimal string. */
export interface CartModel {
  readonly pieces: string
  readonly lines: number
  readonly currency: string
}

/** The current visitor; names are empty for guests. */
export interface AccountModel {
  readonly isGuest: boolean
  readonly firstName: string
  readonly accountName: string
}

/**
 * The point of a picture that stays visible when it is cropped: fractions of its width from the left and of its height
 * from the top.
 */
export interface FocalPoint {
  readonly x: number
  readonly y: number
}

/** A picture as the content delivery API returns it. */
export interface PictureContent {
  readonly url: string
  readonly altText: string
  /** Left out when the focal point is the middle of the picture. */
  readonly focalPoint?: FocalPoint
}

/** Any data requirement of a block. */
export type DataRequirement = RequirementKinds[keyof RequirementKinds]['requirement']

/** The data that is loaded for a requirement of this kind. */
export type DataOf<Requirement extends DataRequirement> = RequirementKinds[Requirement['kind']]['data']

/** The data that is loaded for any requirement. */
export type BlockData = RequirementKinds[keyof RequirementKinds]['data']

/**
 * Returns whether data is of the kind that a requirement asks for, so that a block never receives another kind of data.
 */
export function isDataForRequirement<Requirement extends DataRequirement>(
  data: BlockData | null,
  requirement: Requirement | null,
): data is DataOf<Requirement> {
  return data !== null && requirement !== null && data.kind === requirement.kind
}
