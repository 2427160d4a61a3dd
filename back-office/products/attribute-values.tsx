import { useState } from 'react'
import { Form } from 'react-router'
import { SelectField, TextField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/products.js'
import { FormErrors } from '../shell/form-errors.tsx'
import { LeaveGuard } from '../shell/leave-guard.tsx'
import { DoneNotice } from '../shell/notice.tsx'
import { ATTRIBUTE_FIELDS, PRODUCT_INTENTS, type RejectedTexts } from './product-intents.ts'
import type { LoadedProduct } from './load-product.ts'
import styles from './product-page.module.css'

const FORM_ID = 'attributes-form'

/** The values by which buyers compare the product, one field for each, and a further one for another attribute. */
export function AttributeValues({ product: { attributes, tag, description }, rejected }: AttributeValuesProps) {
  const [isTyped, setIsTyped] = useState(false)
  const typed = rejected?.typed ?? {}
  const missing = attributes.filter(({ value }) => value === '')
  if (!description.updateable || attributes.length === 0) return null
  return (
    <section id={PRODUCT_INTENTS.attributes} className={styles.section} aria-labelledby="attributes-title">
      <h2 id="attributes-title">{messages.attributes()}</h2>
      <p className={styles.hint}>{messages.attributesHint()}</p>
      <DoneNotice sectionId={PRODUCT_INTENTS.attributes} errors={rejected?.errors ?? []} />
      <Form
        id={FORM_ID}
        method="post"
        className={styles.section}
        key={JSON.stringify([attributes, rejected !== null])}
        onInput={() => setIsTyped(true)}
        onSubmit={() => setIsTyped(false)}
      >
        <LeaveGuard isChanged={isTyped || rejected !== null} form={{ id: FORM_ID, label: messages.attributes() }} />
        <input type="hidden" name="intent" value={PRODUCT_INTENTS.attributes} />
        <input type="hidden" name="tag" value={typed['tag'] ?? tag ?? ''} />
        <FormErrors errors={rejected?.errors ?? []} />
        <div className={styles.row}>
          {attributes
            .filter(({ value }) => value !== '')
            .map(({ name, label, value }) => (
              <TextField
                key={name}
                label={label}
                name={ATTRIBUTE_FIELDS.prefix + name}
                defaultValue={typed[ATTRIBUTE_FIELDS.prefix + name] ?? value}
                maxLength={2000}
                showOptional={false}
                autoComplete="off"
              />
            ))}
        </div>
        <div className={styles.row}>
          {missing.length > 0 && (
            <>
              <SelectField
                label={messages.otherAttribute()}
                name={ATTRIBUTE_FIELDS.newName}
                defaultValue={typed[ATTRIBUTE_FIELDS.newName]}
                showOptional={false}
              >
                {missing.map(({ name, label }) => (
                  <option key={name} value={name}>
                    {label}
                  </option>
                ))}
              </SelectField>
              <TextField
                label={messages.otherValue()}
                name={ATTRIBUTE_FIELDS.newValue}
                defaultValue={typed[ATTRIBUTE_FIELDS.newValue]}
                maxLength={2000}
                showOptional={false}
                autoComplete="off"
              />
            </>
          )}
          <Button type="submit" variant="secondary">
            {messages.saveAttributes()}
          </Button>
        </div>
      </Form>
    </section>
  )
}

interface AttributeValuesProps {
  readonly product: LoadedProduct
  readonly rejected: RejectedTexts | null
}
