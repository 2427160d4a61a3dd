import { useEffect, useRef } from 'react'
import { Form, useLocation } from 'react-router'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { Icon } from '@hydrant/design/icon/icon.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/catalogue.js'
import { ARRIVAL_FORM_PARAM } from '../links.ts'
import type { PlaceFormView } from '../cart/cart-view.ts'
import { ESTIMATE_FIELD_IDS } from '../cart/estimate-fields.ts'
import { PlaceFields } from '../cart/place-fields.tsx'
import { usePlaceForm } from '../cart/use-place-form.ts'
import styles from './arrival.module.css'
import type { ArrivalView } from './load-arrival.ts'

/** What the link to the form scrolls to. */
const SECTION_ID = 'arrival'

/** When a product would arrive at a place, and the form for another place when it was asked for. */
export function Arrival({ arrival: { estimated, form } }: { readonly arrival: ArrivalView }) {
  const { pathname } = useLocation()
  useFocusOfForm(form !== null)
  return (
    <section id={SECTION_ID} tabIndex={-1} className={styles.arrival} aria-label={messages.arrival()}>
      <div role="status" className={styles.status}>
        {estimated?.sentences.map((sentence) => (
          <p key={sentence} className={styles.sentence}>
            <Icon name="utility:truck" size="small" /> {sentence}
          </p>
        ))}
      </div>
      {form === null ? (
        <p className={styles.place}>
          {estimated !== null && <span>{messages.arrivalPlace({ place: estimated.place })}</span>}
          <Link href={`${pathname}?${ARRIVAL_FORM_PARAM}=form#${SECTION_ID}`} prefetch="none">
            {estimated === null ? messages.askForArrival() : messages.changeArrivalPlace()}
          </Link>
        </p>
      ) : (
        <PlaceForm form={form} />
      )}
    </section>
  )
}

/** Moves the focus into the form when it opens, and to the section when it closes: what had it is gone then. */
function useFocusOfForm(isOpen: boolean): void {
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    document.getElementById(isOpen ? ESTIMATE_FIELD_IDS.country : SECTION_ID)?.focus()
  }, [isOpen])
}

function PlaceForm({ form }: { readonly form: PlaceFormView }) {
  const isBusy = usePlaceForm(form)
  const { problem } = form
  return (
    <Form replace preventScrollReset noValidate className={styles.form}>
      <PlaceFields {...form} />
      <Button type="submit" variant="secondary" isBusy={isBusy}>
        {messages.showArrival()}
      </Button>
      {problem !== null && <Alert tone="warning">{problem}</Alert>}
    </Form>
  )
}
