import { defineBlock } from '../../registry/block.tsx'
import { productCardFields } from './product-card-fields.ts'

/** The card of the product that the provider around it gives; nothing without one. */
export const productCard = defineBlock({ type: 'product-card', label: 'Product card', group: 'products', fields: productCardFields, view: () => import('./product-card-view.tsx') })
