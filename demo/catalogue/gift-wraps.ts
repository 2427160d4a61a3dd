import type { DemoProduct } from '../model.ts'
import { createProducts } from './product.ts'

/** The gift wraps: offered in the checkout, listed under their brand. */
export const giftWraps: readonly DemoProduct[] = createProducts(
  { brand: 'harrowgate', family: 'Services', categories: [], stock: null, rest: { purpose: 'GiftWrap' } },
  [
    {
      sku: 'GIFT-DUFFEL',
      name: 'Gift wrap, canvas duffel with name tag',
      price: '24.00',
      drawing: 'duffel',
      drawingOptions: { colour: 'red' },
      pack: 'One gift',
      note: 'For retirements and promotions: packed in a canvas bag that stays useful, with a stitched name tag and your message on a card.',
      care: 'The bag measures 20 in and has a wipe-clean lining. One wrap serves one gift of up to 15 lb.',
    },
    {
      sku: 'GIFT-KRAFT',
      name: 'Gift wrap, kraft paper and red webbing',
      price: '6.50',
      drawing: 'kraft-box',
      pack: 'One gift',
      note: 'Heavy paper, tied with a length of red webbing, with your message on a card.',
      care: 'The paper is recycled and can be recycled again. One wrap serves one gift of up to 15 lb.',
    },
  ],
)
