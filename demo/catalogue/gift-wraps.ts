import type { DemoProduct } from '../model.ts'
import { line } from './product.ts'

/** What gifts are wrapped in: offered in the checkout, found under their maker. */
export const giftWraps: readonly DemoProduct[] = line({ brand: 'harrowgate', family: 'Services', categories: [], stock: null, rest: { purpose: 'GiftWrap' } }, [
  {
    sku: 'GIFT-DUFFEL', name: 'Gift wrap, canvas duffel with name tag', price: '24.00', drawing: 'rope-bag', look: { colour: 'red' }, pack: 'One gift',
    note: 'For retirements and promotions: packed in a canvas bag that stays useful, with a stitched name tag and your message on a card.',
  },
  {
    sku: 'GIFT-KRAFT', name: 'Gift wrap, kraft paper and red webbing', price: '6.50', drawing: null, pack: 'One gift',
    note: 'Heavy paper, tied with a length of red webbing, with your message on a card.',
  },
])
