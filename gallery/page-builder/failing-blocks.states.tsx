import { useState } from 'react'
import { Button } from '@hydrant/design/navigation/button.tsx'
import type { Exhibit } from '../states.ts'
import { PRODUCTS } from './products.ts'
import { block, ShownPage } from './shown-page.tsx'

/** A card that fails when it is told to. */
function Fragile() {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) throw new Error('It broke.')
  return <Button onClick={() => setBroken(true)}>Break it</Button>
}

const text = (id: string, words: string) => block('text', id, { text: words, headingTag: 'p' })

/** Blocks that cannot be shown. */
export const exhibit: Exhibit = {
  component: 'Failing blocks',
  states: {
    'one that will fail': () => (
      <ShownPage
        data={{ fragile: { kind: 'product', product: PRODUCTS[0] ?? fail() } }}
        parts={{ renderCardAction: () => <Fragile /> }}
        content={[
          text('before-fragile', 'Before'),
          block('product-provider', 'fragile', {
            productId: '01t',
            content: [block('product-card', 'fragile-card', { headingTag: 'h2' })],
          }),
          text('after-fragile', 'After'),
        ]}
      />
    ),
    'one of an unknown kind': () => (
      <ShownPage
        content={[
          text('before-unknown', 'Before'),
          block('from-the-future', 'unknown'),
          text('after-unknown', 'After'),
        ]}
      />
    ),
  },
}

function fail(): never {
  throw new Error('There are no products.')
}
