import { useState } from 'react'
import { createLazyView } from '@hydrant/page-builder/registry/view.ts'
import type { LoadedSlots } from './loaded-slots.ts'

const view = createLazyView(() => import('./slot-content.tsx'))

/** Loads the code that shows slots. */
export const preloadSlotView = view.preload

/**
 * A page slot: blocks above or below the parts of a page that the shop makes. A page without one loads no blocks; the
 * content around it appears together with it.
 */
export function PageSlot({ page = null }: { readonly page?: LoadedSlots['above'] | undefined }) {
  // Fixed while it is mounted: a suspended component must not be replaced by another one when its code has loaded.
  const [View] = useState(() => view.component())
  return page === null ? null : <View page={page} />
}
