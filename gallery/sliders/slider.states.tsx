import { Slider } from '@hydrant/design/sliders/slider.tsx'
import type { Exhibit } from '../states.ts'
import { createTiles } from './tiles.tsx'

/** Items in pages side by side. */
export const exhibit: Exhibit = {
  component: 'Slider',
  states: {
    'eight items': () => <Slider label="Featured products">{createTiles(8)}</Slider>,
    'columns and gaps of its own': () => (
      <Slider label="Featured products" columns={{ xl: 4, lg: 2, md: 1 }} gap={8} gaps={{ xl: 60, lg: 30, md: 20 }}>
        {createTiles(6)}
      </Slider>
    ),
    'columns and gaps that make no sense': () => (
      <Slider label="Featured products" columns={{ xl: 0, lg: 2.5, md: -1 }} gap={-5} gaps={{ lg: Number.NaN }}>
        {createTiles(6)}
      </Slider>
    ),
    'other titles': () => (
      <Slider
        label="Featured products"
        titles={{ prev: 'Back to page {0}', next: 'On to page {0} of {1}', slick: 'Show page {0} of {1}' }}
      >
        {createTiles(8)}
      </Slider>
    ),
    'without arrows': () => (
      <Slider label="Featured products" showArrows={false}>
        {createTiles(8)}
      </Slider>
    ),
    'without dots': () => (
      <Slider label="Featured products" showSlicks={false}>
        {createTiles(8)}
      </Slider>
    ),
    'all on one page': () => (
      <Slider label="Featured products" columns={{ xl: 2, lg: 2, md: 2 }}>
        {createTiles(2)}
      </Slider>
    ),
  },
}
