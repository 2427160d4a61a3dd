import type { Static } from 'typebox'
import { Choice } from './schema.ts'

/** The kinds of pages that have page slots. */
export const SlotPlace = Choice(['product', 'category', 'search', 'cart'])
export type SlotPlace = Static<typeof SlotPlace>

/** Whether a page slot is above or below the parts of a page that the shop makes. */
export const SlotPosition = Choice(['above', 'below'])
export type SlotPosition = Static<typeof SlotPosition>
