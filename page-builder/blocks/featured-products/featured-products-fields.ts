import { choice, inGroup, number, text, toggle } from '../../fields/field.ts'
import type { RequirementKinds } from '../../registry/data-requirements.ts'

const gap = (label: string, fallback: number) => inGroup('layout', number(label, { fallback, min: 0, max: 200 }))

/** The settings of the block. */
export const featuredProductsFields = {
  title: text('Title', 'Featured Products'),
  tag: choice('Kind of title', ['h2', 'h1', 'h3', 'h4']),
  showSku: toggle('Show part numbers', false),
  showArrows: toggle('Show arrows', true),
  showDots: toggle('Show a dot for each page', true),
  gap: gap('Pixels between cards', 60),
  gapXl: gap('The same from 1200 pixels on', 60),
  gapLg: gap('The same from 1024 pixels on', 30),
  gapMd: gap('The same from 768 pixels on', 30),
}

/** The data that the block requires. */
export type FeaturedProductsRequirement = RequirementKinds['featured-products']['requirement']
