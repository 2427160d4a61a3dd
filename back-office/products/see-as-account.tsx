import { Form } from 'react-router'
import { TextField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { useLinkContext } from '@hydrant/design/navigation/link-context.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/products.js'
import { SEE_AS_PARAM } from './find-preview-account.ts'
import type { LoadedProduct } from './load-product.ts'
import styles from './product-page.module.css'

/** Finds an account, and opens the product in the shop as that account. */
export function SeeAsAccount({ productId, preview: { text, account } }: SeeAsAccountProps) {
  const { basePath } = useLinkContext()
  return (
    <section id="see-as" className={styles.section} aria-labelledby="see-as-title">
      <h2 id="see-as-title">{messages.seeAs()}</h2>
      <p className={styles.hint}>{messages.seeAsHint()}</p>
      <Form method="get" action="#see-as" className={styles.row} key={text}>
        <TextField
          label={messages.seeAsAccount()}
          name={SEE_AS_PARAM}
          defaultValue={account?.name ?? text}
          error={text !== '' && account === null ? messages.seeAsUnknown({ text }) : undefined}
          maxLength={255}
          showOptional={false}
          autoComplete="off"
        />
        <Button type="submit" variant="secondary">
          {messages.seeAsFind()}
        </Button>
      </Form>
      {account !== null && (
        // A plain form, because the shop is another application.
        <form method="post" action={`${basePath}/account/acting`}>
          <input type="hidden" name="accountId" value={account.id} />
          <input type="hidden" name="returnTo" value={`/product/${productId}`} />
          <Button type="submit">{messages.seeAsOpen({ account: account.name })}</Button>
        </form>
      )}
    </section>
  )
}

interface SeeAsAccountProps {
  readonly productId: string
  readonly preview: NonNullable<LoadedProduct['preview']>
}
