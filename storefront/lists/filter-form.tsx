import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/shell.js'
import styles from './filter-form.module.css'

/** The form with the filters of a list, which are in the URL of its page. `label` names it for assistive technology. */
export function FilterForm({ action, label, children }: FilterFormProps) {
  return (
    <Form method="get" action={action} className={styles.form} role="search" aria-label={label}>
      {children}
      <Button type="submit" variant="secondary" className={styles.show}>
        {messages.show()}
      </Button>
    </Form>
  )
}

interface FilterFormProps {
  /** The path of the list. */
  readonly action: string
  readonly label: string
  readonly children: ReactNode
}
