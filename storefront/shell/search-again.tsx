import { Form } from 'react-router'
import { TextField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/shell.js'
import { links } from '../links.ts'
import styles from './error-page.module.css'

/** The search of the page for a missing page. */
export function SearchAgain() {
  return (
    <Form action={links.search()} role="search" aria-label={messages.searchAgain()} className={styles.search}>
      <TextField label={messages.searchPlaceholder()} name="q" type="search" required />
      <Button type="submit">{messages.search()}</Button>
    </Form>
  )
}
