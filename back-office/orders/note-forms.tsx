import { Form, useNavigation } from 'react-router'
import { Disclosure } from '@hydrant/design/disclosure/disclosure.tsx'
import { ChoiceField, FieldGroup, TextAreaField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/orders.js'
import { useFormKey } from '../shell/use-form-key.ts'
import type { OrderFormResult } from './change-order.ts'
import styles from './order-page.module.css'

/** Writes a note about an order, to its buyer or for staff, and sends its confirmation again. */
export function NoteForms({ result, tag }: NoteFormsProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  const typed = result?.intent === 'note' ? result.values : null
  const key = useFormKey(result !== null, 'noted')
  const isOpen = typed !== null || result?.intent === 'send-confirmation'
  return (
    <Disclosure key={key} title={messages.write()} isOpen={isOpen}>
      <div className={styles.forms}>
        <Form method="post" className={styles.form}>
          <input type="hidden" name="tag" value={tag} />
          <TextAreaField
            label={messages.noteText()}
            name="text"
            rows={4}
            required
            maxLength={4000}
            defaultValue={typed?.['text'] ?? ''}
          />
          <FieldGroup legend={messages.audience()}>
            <ChoiceField
              type="radio"
              name="audience"
              value="Staff"
              label={messages.forStaff()}
              defaultChecked={typed?.['audience'] !== 'Buyer'}
            />
            <ChoiceField
              type="radio"
              name="audience"
              value="Buyer"
              label={messages.toBuyer()}
              detail={messages.toBuyerDetail()}
              defaultChecked={typed?.['audience'] === 'Buyer'}
            />
          </FieldGroup>
          <div className={styles.row}>
            <Button type="submit" name="intent" value="note" isBusy={isBusy}>
              {messages.addNote()}
            </Button>
          </div>
        </Form>
        <Form method="post" className={styles.row}>
          <input type="hidden" name="tag" value={tag} />
          <Button type="submit" name="intent" value="send-confirmation" variant="secondary" isBusy={isBusy}>
            {messages.sendConfirmation()}
          </Button>
        </Form>
      </div>
    </Disclosure>
  )
}

interface NoteFormsProps {
  readonly result: OrderFormResult | null
  /** The ETag of the order. */
  readonly tag: string
}
