import type { Exhibit } from '../states.ts'
import { PRODUCTS } from './products.ts'
import { createBlock, RenderedPage } from './rendered-page.tsx'

const createLine = (id: string, text: string) => createBlock('text', id, { text, headingTag: 'p' })
const [nozzle] = PRODUCTS

const createShelf = (id: string, settings: Readonly<Record<string, unknown>>) =>
  createBlock('collection-provider', `${id}-collection`, {
    categoryId: '0ZG',
    ...settings,
    content: [
      createLine(`${id}-total`, '{!Collection.total} products'),
      createBlock('repeater-item', `${id}-each`, {
        content: [createLine(`${id}-item`, '{!Item.name}: {!Item.price}')],
      }),
    ],
  })

const createShelfData = (id: string) => ({ [`${id}-collection`]: { kind: 'products', products: PRODUCTS } as const })

/** Blocks that provide values to the blocks inside them. */
export const exhibit: Exhibit = {
  component: 'Data providers',
  states: {
    'things of its own': () => (
      <RenderedPage
        content={[
          createBlock('collection-provider', 'own', {
            items: [
              { name: 'Fog nozzle', text: '95 gallons a minute' },
              { name: 'Wye', text: 'Two gates' },
            ],
            content: [
              createBlock('repeater-item', 'own-each', {
                content: [createLine('own-item', '{!Item.name} – {!Item.text}')],
              }),
            ],
          }),
        ]}
      />
    ),
    'products by name': () => (
      <RenderedPage data={createShelfData('by-name')} content={[createShelf('by-name', { sortBy: 'name' })]} />
    ),
    'products by price, the dearest first': () => (
      <RenderedPage
        data={createShelfData('by-price')}
        content={[createShelf('by-price', { sortBy: 'unitPrice', sortOrder: 'descending' })]}
      />
    ),
    'a product': () => (
      <RenderedPage
        data={nozzle === undefined ? {} : { 'one-product': { kind: 'product', product: nozzle } }}
        content={[
          createBlock('product-provider', 'one-product', {
            productId: '01tNOZZLE',
            content: [
              createLine('one-product-line', '{!Product.name} ({!Product.partNumber}) for {!Product.price}'),
              createBlock('button', 'one-product-link', { label: 'See it', href: '{!Product.href}' }),
            ],
          }),
        ]}
      />
    ),
    'a product that is gone': () => (
      <RenderedPage
        content={[
          createBlock('product-provider', 'no-product', {
            productId: '01tGONE',
            content: [createLine('no-product-line', 'Now: {!Product.name}')],
          }),
        ]}
      />
    ),
    'a product that is gone, while it is edited': () => (
      <RenderedPage
        isEditing
        content={[
          createBlock('product-provider', 'no-product-yet', {
            content: [createLine('no-product-yet-line', 'Now: {!Product.name}')],
          }),
        ]}
      />
    ),
    'products by part numbers, as cards': () => (
      <RenderedPage
        data={{ cards: { kind: 'products', products: PRODUCTS } }}
        content={[
          createBlock('product-list-provider', 'cards', {
            partNumbers: 'NOZZLE, HOSE',
            content: [
              createBlock('grid', 'cards-grid', {
                numberOfColumns: 4,
                itemSpacing: 'medium',
                content: [createBlock('product-card', 'cards-card', { headingTag: 'h2' })],
              }),
            ],
          }),
        ]}
      />
    ),
    'a search': () => (
      <RenderedPage
        data={{ found: { kind: 'search', total: 4, products: PRODUCTS } }}
        content={[
          createBlock('search-provider', 'found', {
            term: 'nozzle',
            content: [
              createLine('found-line', '{!Search.total} found for “{!Search.term}”'),
              createBlock('repeater-item', 'found-each', { content: [createLine('found-item', '{!Item.name}')] }),
            ],
          }),
        ]}
      />
    ),
    'a category, the cart and the account': () => (
      <RenderedPage
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
          createBlock('category-provider', 'of-category', {
            categoryId: '0ZG',
            content: [
              createBlock('cart-provider', 'of-cart', {
                content: [
                  createBlock('account-provider', 'of-account', {
                    content: [
                      createLine(
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
      <RenderedPage
        content={[
          createLine('nothing', 'Nothing: [{!Product.name}]'),
          createLine('unread', 'As it was typed: {!Product'),
        ]}
      />
    ),
    'in a slider': () => (
      <RenderedPage
        data={{ slid: { kind: 'products', products: PRODUCTS } }}
        content={[
          createBlock('collection-provider', 'slid', {
            categoryId: '0ZG',
            pageSize: 2,
            content: [
              createBlock('block-slider', 'slid-slider', {
                label: 'Products',
                columnsXl: 2,
                columnsLg: 2,
                columnsMd: 1,
                gridColumnGap: 8,
                gridColumnGapLg: 40,
                nextTitle: 'On to page {0} of {1}',
                content: [createLine('slid-item', '{!Item.name}')],
              }),
            ],
          }),
        ]}
      />
    ),
  },
}
