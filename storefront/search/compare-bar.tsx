import { Form } from 'react-router'
import { Button } from '@hydrant/design/navigation/button.tsx'
import type { ProductCardModel } from '@hydrant/design/product-card/card-model.ts'
import * as messages from '@hydrant/messages/compiled/storefront/search.js'
import { compareLinks, COMPARED_PRODUCT_FIELD } from '../compare/compare-links.ts'
import styles from './compare-bar.module.css'

const FORM_ID = 'compare'

/** The checkbox at a card that chooses its product for a comparison. */
export function CompareBox({ product: { id, name } }: { readonly product: ProductCardModel }) {
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        form={FORM_ID}
        name={COMPARED_PRODUCT_FIELD}
        value={id}
        aria-label={messages.compareProduct({ name })}
      />
      {messages.compare()}
    </label>
  )
}

/** The bar with the button that compares the chosen products of the list before it; it is there once one is chosen. */
export function CompareBar() {
  return (
    <Form id={FORM_ID} method="get" action={compareLinks.page()} className={styles.bar}>
      <Button type="submit" variant="secondary" size="s">
        {messages.compareChosen()}
      </Button>
    </Form>
  )
}
