import { useState } from 'react'
import { Form } from 'react-router'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/products.js'
import { officeLinks } from '../office-links.ts'
import { PartFailure } from '../records/part-failure.tsx'
import { ReferenceField } from '../records/reference-field.tsx'
import { FormErrors } from '../shell/form-errors.tsx'
import { LeaveGuard, useHasUnsavedChanges } from '../shell/leave-guard.tsx'
import type { LoadedProduct } from './load-product.ts'
import { PRODUCT_INTENTS, RETIRE_FIELDS, type RejectedTexts } from './product-intents.ts'
import type { Successor } from './retire-product.ts'
import styles from './product-page.module.css'

/** Takes a product out of sale for good, with what replaces it, or sells it again. */
export function RetireSection({ product, rejected }: RetireSectionProps) {
  const { successor } = product
  if (successor !== null && 'failure' in successor)
    return <PartFailure title={messages.retirement()} message={successor.failure} />
  return (
    <section id={PRODUCT_INTENTS.retire} className={styles.section} aria-labelledby="retire-title">
      <h2 id="retire-title">{messages.retirement()}</h2>
      {product.record['IsRetired__c'] === true ? (
        <>
          <p>
            {messages.isRetired()}{' '}
            {successor !== null && (
              <>
                {messages.replacedBy()}{' '}
                <Link href={officeLinks.product(successor.productId)}>
                  {successor.sku} {successor.name}
                </Link>
              </>
            )}
          </p>
          <SellAgain tag={product.tag} rejected={rejected} />
        </>
      ) : (
        <>
          <p className={styles.hint}>{messages.retireHint()}</p>
          <Retire tag={product.tag} successor={successor} rejected={rejected} />
        </>
      )}
    </section>
  )
}

interface RetireSectionProps {
  readonly product: LoadedProduct
  readonly rejected: RejectedTexts | null
}

interface RetireFormProps extends Pick<RetireSectionProps, 'rejected'> {
  readonly tag: LoadedProduct['tag']
}

function Retire({ tag, successor, rejected: other }: RetireFormProps & { readonly successor: Successor | null }) {
  const [isTyped, setIsTyped] = useState(false)
  const rejected = other?.intent === PRODUCT_INTENTS.retire ? other : null
  const typed = rejected?.typed[RETIRE_FIELDS.successor]
  const errors = rejected?.errors ?? []
  const isOfField = (fields: readonly string[]) => fields.includes(RETIRE_FIELDS.successor)
  return (
    <Form
      method="post"
      className={styles.section}
      key={JSON.stringify([successor, rejected])}
      onInput={() => setIsTyped(true)}
      onSubmit={() => setIsTyped(false)}
    >
      <LeaveGuard isChanged={isTyped || rejected !== null} />
      <input type="hidden" name="intent" value={PRODUCT_INTENTS.retire} />
      <input type="hidden" name="tag" value={rejected?.typed['tag'] ?? tag ?? ''} />
      <FormErrors errors={errors.filter(({ fields }) => !isOfField(fields))} />
      <div className={styles.row}>
        <ReferenceField
          objectName="Product2"
          label={messages.successor()}
          name={RETIRE_FIELDS.successor}
          defaultValue={typed ?? successor?.sku ?? ''}
          error={errors.find(({ fields }) => isOfField(fields))?.message}
        />
        <Button type="submit" variant="secondary">
          {messages.retire()}
        </Button>
      </div>
    </Form>
  )
}

function SellAgain({ tag, rejected }: RetireFormProps) {
  const mustSaveFirst = useHasUnsavedChanges()
  return (
    <Form method="post" className={styles.section}>
      <FormErrors errors={rejected?.intent === PRODUCT_INTENTS.sellAgain ? rejected.errors : []} />
      <input type="hidden" name="intent" value={PRODUCT_INTENTS.sellAgain} />
      <input type="hidden" name="tag" value={tag ?? ''} />
      <div>
        <Button
          type="submit"
          variant="secondary"
          disabled={mustSaveFirst}
          title={mustSaveFirst ? messages.saveFirst() : undefined}
        >
          {messages.sellAgain()}
        </Button>
      </div>
    </Form>
  )
}
