import { choice, text, toggle } from '../../fields/field.ts'
import type { NeedKinds } from '../../registry/needs.ts'

/** The settings of the block. */
export const featuredBrandsFields = {
  title: text('Title', 'Featured Brands'),
  tag: choice('Kind of title', ['h2', 'h1', 'h3', 'h4']),
  showArrows: toggle('Show arrows', true),
  showDots: toggle('Show a dot for each page', true),
}

/** What the block needs. */
export type FeaturedBrandsNeed = NeedKinds['featured-brands']['need']
