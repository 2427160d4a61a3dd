import { createLazyView } from '@hydrant/page-builder/registry/view.ts'

/** The table to order variations from, whose code only the pages of parents load. */
export const variationOrder = createLazyView(() => import('./variation-order.tsx'))
