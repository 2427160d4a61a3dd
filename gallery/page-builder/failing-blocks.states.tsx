import { useState } from 'react'
import { Button } from '@hydrant/design/navigation/button.tsx'
import type { Exhibit } from '../states.ts'
import { PRODUCTS } from './products.ts'
import { createBlock, RenderedPage } from './rendered-page.tsx'

/** A card that throws when its button is pressed. */
function FragileCard() {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) throw new Error('It broke.')
  return <Button onClick={() => setBroken(true)}>Break it</Button>
}

const text = (id: string, body: string) => createBlock('text', id, { text: body, headingTag: 'p' })

/** Blocks that fail to render. */
export const exhibit: Exhibit = {
  component: 'Failing blocks',
  states: {
    'one that will fail': () => (
      <RenderedPage
        data={{ fragile: { kind: 'product', product: PRODUCTS[0] ?? failWithoutProducts() } }}
        parts={{ renderCardAction: () => <FragileCard /> }}
        content={[
          text('before-fragile', 'Before'),
          createBlock('product-provider', 'fragile', {
            productId: '01t',
            content: [createBlock('product-card', 'fragile-card', { headingTag: 'h2' })],
          }),
          text('after-fragile', 'After'),
        ]}
      />
    ),
    'one of an unknown kind': () => (
      <RenderedPage
        content={[
          text('before-unknown', 'Before'),
          createBlock('from-the-future', 'unknown'),
          text('after-unknown', 'After'),
        ]}
      />
    ),
  },
}

function failWithoutProducts(): never {
  throw new Error('There are no products.')
}
