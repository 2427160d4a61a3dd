import { Carousel } from '@hydrant/design/sliders/carousel.tsx'
import type { Exhibit } from '../states.ts'
import { tiles } from './tiles.tsx'

/** A page of items that moves by a few. */
export const exhibit: Exhibit = {
  component: 'Carousel',
  states: {
    'five items': () => <Carousel label="Top sellers">{tiles(5)}</Carousel>,
    'from the third on': () => (
      <Carousel label="Top sellers" startIndex={2}>
        {tiles(5)}
      </Carousel>
    ),
    'three at a step': () => (
      <Carousel label="Top sellers" pageSize={3} scrollStep={3}>
        {tiles(8)}
      </Carousel>
    ),
    'a step longer than a page': () => (
      <Carousel label="Top sellers" scrollStep={9}>
        {tiles(7)}
      </Carousel>
    ),
    'large pages': () => (
      <Carousel label="Top sellers" pageSize={6}>
        {tiles(12)}
      </Carousel>
    ),
    'all on one page': () => <Carousel label="Top sellers">{tiles(2)}</Carousel>,
  },
}
