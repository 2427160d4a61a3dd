import { Carousel } from '@hydrant/design/sliders/carousel.tsx'
import type { Exhibit } from '../states.ts'
import { createTiles } from './tiles.tsx'

/** A row of items that moves by a few. */
export const exhibit: Exhibit = {
  component: 'Carousel',
  states: {
    'five items': () => <Carousel label="Top sellers">{createTiles(5)}</Carousel>,
    'from the third on': () => (
      <Carousel label="Top sellers" startIndex={2}>
        {createTiles(5)}
      </Carousel>
    ),
    'three at a step': () => (
      <Carousel label="Top sellers" pageSize={3} scrollStep={3}>
        {createTiles(8)}
      </Carousel>
    ),
    'a step longer than a page': () => (
      <Carousel label="Top sellers" scrollStep={9}>
        {createTiles(7)}
      </Carousel>
    ),
    'large pages': () => (
      <Carousel label="Top sellers" pageSize={6}>
        {createTiles(12)}
      </Carousel>
    ),
    'all on one page': () => <Carousel label="Top sellers">{createTiles(2)}</Carousel>,
  },
}
