import { accountProvider } from '../providers/account/account-provider.ts'
import { cartProvider } from '../providers/cart/cart-provider.ts'
import { categoryProvider } from '../providers/category/category-provider.ts'
import { collectionProvider } from '../providers/collection/collection-provider.ts'
import { imageProvider } from '../providers/image/image-provider.ts'
import { productListProvider } from '../providers/product-list/product-list-provider.ts'
import { productProvider } from '../providers/product/product-provider.ts'
import { repeaterItem } from '../providers/repeater-item/repeater-item.ts'
import { searchProvider } from '../providers/search/search-provider.ts'
import type { Block } from './block.tsx'

/** The kinds of blocks that render nothing themselves and provide values to the blocks inside them. */
export const PROVIDERS: readonly Block[] = [
  accountProvider,
  cartProvider,
  categoryProvider,
  collectionProvider,
  imageProvider,
  productListProvider,
  productProvider,
  repeaterItem,
  searchProvider,
]
