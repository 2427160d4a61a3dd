import type { Exhibit } from '../states.ts'
import { PRODUCTS } from './products.ts'
import { block, ShownPage } from './shown-page.tsx'

const line = (id: string, text: string) => block('text', id, { text, headingTag: 'p' })
const [nozzle] = PRODUCTS

const shelf = (id: string, settings: Readonly<Record<string, unknown>>) =>
  block('collection-provider', `${id}-collection`, {
    categoryId: '0ZG',
    ...settings,
    content: [
      line(`${id}-total`, '{!Collection.total} products'),
      block('repeater-item', `${id}-each`, { content: [line(`${id}-item`, '{!Item.name}: {!Item.price}')] }),
    ],
  })

const shelfData = (id: string) => ({ [`${id}-collection`]: { kind: 'products', products: PRODUCTS } as const })

/** Blocks that give values to the blocks inside them. */
export const exhibit: Exhibit = {
  component: 'Data providers',
  states: {
    'things of its own': () => (
      <ShownPage
        content={[
          block('collection-provider', 'own', {
            items: [
              { name: 'Fog nozzle', text: '95 gallons a minute' },
              { name: 'Wye', text: 'Two gates' },
            ],
            content: [
              block('repeater-item', 'own-each', { content: [line('own-item', '{!Item.name} – {!Item.text}')] }),
            ],
          }),
        ]}
      />
    ),
    'products by name': () => (
      <ShownPage data={shelfData('by-name')} content={[shelf('by-name', { sortBy: 'name' })]} />
    ),
    'products by price, the dearest first': () => (
      <ShownPage
        data={shelfData('by-price')}
        content={[shelf('by-price', { sortBy: 'unitPrice', sortOrder: 'descending' })]}
      />
    ),
    'a product': () => (
      <ShownPage
        data={nozzle === undefined ? {} : { 'one-product': { kind: 'product', product: nozzle } }}
        content={[
          block('product-provider', 'one-product', {
            productId: '01tNOZZLE',
            content: [
              line('one-product-line', '{!Product.name} ({!Product.partNumber}) for {!Product.price}'),
              block('button', 'one-product-link', { label: 'See it', href: '{!Product.href}' }),
            ],
          }),
        ]}
      />
    ),
    'a product that is gone': () => (
      <ShownPage
        content={[
          block('product-provider', 'no-product', {
            productId: '01tGONE',
            content: [line('no-product-line', 'Now: {!Product.name}')],
          }),
        ]}
      />
    ),
    'a product that is gone, while it is edited': () => (
      <ShownPage
        isEditing
        content={[
          block('product-provider', 'no-product-yet', {
            content: [line('no-product-yet-line', 'Now: {!Product.name}')],
          }),
        ]}
      />
    ),
    'products by part numbers, as cards': () => (
      <ShownPage
        data={{ cards: { kind: 'products', products: PRODUCTS } }}
        content={[
          block('product-list-provider', 'cards', {
            partNumbers: 'NOZZLE, HOSE',
            content: [
              block('grid', 'cards-grid', {
                numberOfColumns: 4,
                itemSpacing: 'medium',
                content: [block('product-card', 'cards-card', { headingTag: 'h2' })],
              }),
            ],
          }),
        ]}
      />
    ),
    'a search': () => (
      <ShownPage
        data={{ found: { kind: 'search', total: 4, products: PRODUCTS } }}
        content={[
          block('search-provider', 'found', {
            term: 'nozzle',
            content: [
              line('found-line', '{!Search.total} found for “{!Search.term}”'),
              block('repeater-item', 'found-each', { content: [line('found-item', '{!Item.name}')] }),
            ],
          }),
        ]}
      />
    ),
    'a category, the cart and the account': () => (
      <ShownPage
        data={{
          'of-category': {
            kind: 'category',
            category: {
              id: '0ZG',
              name: 'Fire Hose',
              description: 'Attack and supply',
              link: '/category/0ZG',
              image: '',
            },
          },
          'of-cart': { kind: 'cart', cart: { pieces: '7', lines: 3, currency: 'USD' } },
          'of-account': { kind: 'account', account: { isGuest: false, firstName: 'Dana', accountName: 'Linn County' } },
        }}
        content={[
          block('category-provider', 'of-category', {
            categoryId: '0ZG',
            content: [
              block('cart-provider', 'of-cart', {
                content: [
                  block('account-provider', 'of-account', {
                    content: [
                      line(
                        'of-all',
                        '{!Account.firstName} of {!Account.accountName} has {!Cart.pieces} pieces and looks at {!Category.name}.',
                      ),
                    ],
                  }),
                ],
              }),
            ],
          }),
        ]}
      />
    ),
    'a name that nothing gives': () => (
      <ShownPage
        content={[line('nothing', 'Nothing: [{!Product.name}]'), line('unread', 'As it was typed: {!Product')]}
      />
    ),
    'in a slider': () => (
      <ShownPage
        data={{ slid: { kind: 'products', products: PRODUCTS } }}
        content={[
          block('collection-provider', 'slid', {
            categoryId: '0ZG',
            pageSize: 2,
            content: [
              block('block-slider', 'slid-slider', {
                label: 'Products',
                columnsXl: 2,
                columnsLg: 2,
                columnsMd: 1,
                gridColumnGap: 8,
                gridColumnGapLg: 40,
                nextTitle: 'On to page {0} of {1}',
                content: [line('slid-item', '{!Item.name}')],
              }),
            ],
          }),
        ]}
      />
    ),
  },
}
