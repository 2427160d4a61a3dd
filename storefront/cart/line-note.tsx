import { type FormEvent, useEffect, useId, useRef } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/cart.js'
import { HiddenCartField } from './cart-field.tsx'
import { links } from '../links.ts'
import { MAX_BUYER_NOTE_LENGTH } from './buyer-note.ts'
import type { CartChangeResult } from './cart-change-result.ts'
import type { CartLineView } from './cart-view.ts'
import styles from './line-note.module.css'

/** What the buyer has noted at a line, and a small disclosure to change it. It closes when it is saved. */
export function LineNote({ line }: { readonly line: CartLineView }) {
  const { id, name, note, reference } = line
  const { pathname, search } = useLocation()
  const fetcher = useFetcher<CartChangeResult>({ key: `note ${id}` })
  const box = useRef<HTMLDetailsElement>(null)
  const result = fetcher.state === 'idle' ? fetcher.data : undefined
  useEffect(() => {
    if (result?.ok !== true || box.current === null || !box.current.open) return
    box.current.open = false
    box.current.querySelector('summary')?.focus({ preventScroll: true })
  }, [result])
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    fields.delete('returnTo')
    void fetcher.submit(fields, { method: 'post', action: links.cart() })
  }
  return (
    <details ref={box} className={styles.note}>
      <summary
        aria-label={[messages.noteAndReferenceOf({ product: name }), reference, note].filter(Boolean).join(' · ')}
      >
        {[reference, note].filter(Boolean).join(' · ') || messages.noteAndReference()}
      </summary>
      <fetcher.Form method="post" action={links.cart()} className={styles.form} onSubmit={send}>
        <HiddenCartField />
        <input type="hidden" name="intent" value="note" />
        <input type="hidden" name="itemId" value={id} />
        <input type="hidden" name="name" value={name} />
        <input type="hidden" name="returnTo" value={pathname + search} />
        <NoteField label={messages.reference()} name="reference" value={reference} />
        <NoteField label={messages.note()} name="note" value={note} />
        <Button type="submit" variant="secondary" size="s" isBusy={fetcher.state !== 'idle'}>
          {messages.saveNote()}
        </Button>
        {result?.ok === false && (
          <p role="alert" className={styles.error}>
            {result.message}
          </p>
        )}
      </fetcher.Form>
    </details>
  )
}

interface NoteFieldProps {
  readonly label: string
  readonly name: 'note' | 'reference'
  readonly value: string
}

function NoteField({ label, name, value }: NoteFieldProps) {
  const id = useId()
  return (
    <span className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        key={value}
        id={id}
        name={name}
        maxLength={MAX_BUYER_NOTE_LENGTH}
        autoComplete="off"
        defaultValue={value}
      />
    </span>
  )
}
