import type { ShopContext } from '../shop-context.ts'
import { findCategories } from './link-targets.ts'

/** The categories that a new page slot can be for, with their ancestors in the name. */
export type NewSlotOptions = readonly { readonly id: string; readonly name: string }[]

/** Loads the choices of the form for a new page slot. */
export async function loadNewSlotOptions(shop: Pick<ShopContext, 'client'>): Promise<NewSlotOptions> {
  const categories = await findCategories(shop, '')
  return categories.map(({ value, name, detail }) => ({
    id: value,
    name: detail === '' ? name : `${detail} › ${name}`,
  }))
}
