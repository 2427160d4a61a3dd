import { categories } from '../categories.ts'
import type { DemoCategory } from '../model.ts'

/** The categories at the top of the menu. */
export const topCategories: readonly Pick<DemoCategory, 'key' | 'name'>[] = categories.filter(
  (category: DemoCategory) => category.parentKey === null && category.isNavigational !== false,
)
