import { Form, useLocation } from 'react-router'
import { TextField } from '@hydrant/design/form/field.tsx'
import { RichMessage } from '@hydrant/design/format/rich-message.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { createElementPlaceholder } from '@hydrant/kernel/text/element-argument.ts'
import * as messages from '@hydrant/messages/compiled/storefront/part-numbers.js'
import { HiddenAccountField } from '../account/account-field.tsx'
import styles from './own-number-form.module.css'
import type { OwnNumberView } from './own-numbers.ts'
import { partNumberLinks } from './part-number-links.ts'

interface OwnNumberFormProps {
  readonly productId: string
  /** The part number of the shop; null for none. */
  readonly partNumber: string | null
  readonly own: OwnNumberView
}

/** What the buyer's account calls a product, and below it, when it is opened, the form that changes it. */
export function OwnNumberForm({ productId, partNumber, own: { number, otherCount } }: OwnNumberFormProps) {
  const { pathname, search } = useLocation()
  return (
    <details key={number?.text ?? ''} className={styles.own}>
      <summary>
        {number === null ? (
          messages.addYourNumber()
        ) : (
          <RichMessage
            text={messages.yourNumberIs({ number: createElementPlaceholder('number') })}
            elements={{ number: <strong>{number.text}</strong> }}
          />
        )}
      </summary>
      <Form method="post" action={partNumberLinks.page()} preventScrollReset replace className={styles.form}>
        <HiddenAccountField />
        <input type="hidden" name="returnTo" value={pathname + search} />
        <input type="hidden" name="productId" value={productId} />
        <input type="hidden" name="numberId" value={number?.id ?? ''} />
        <TextField
          label={messages.yourNumber()}
          hint={messages.yourNumberHint()}
          name="number"
          required
          maxLength={80}
          autoComplete="off"
          spellCheck={false}
          defaultValue={number?.text ?? ''}
          className={styles.field}
        />
        <Button type="submit" name="intent" value="set" variant="secondary">
          {messages.save()}
        </Button>
        {number !== null && (
          <Button type="submit" name="intent" value="unset" variant="tertiary" formNoValidate>
            {messages.remove()}
          </Button>
        )}
        {otherCount > 0 && (
          <Link href={partNumberLinks.page(partNumber === null ? {} : { q: partNumber })}>
            {messages.otherNumbers({ count: otherCount })}
          </Link>
        )}
      </Form>
    </details>
  )
}
