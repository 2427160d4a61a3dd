import { useId, useRef } from 'react'
import { Button, type ButtonVariant } from '../navigation/button.tsx'
import styles from './confirmed-submit.module.css'

/** A submit button that asks first whether it is meant; put it into the form that it sends. Without JavaScript it sends at once. */
export function ConfirmedSubmit({ label, title, text, confirmLabel, variant = 'tertiary' }: ConfirmedSubmitProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  return (
    <>
      <Button
        type="submit"
        variant={variant}
        size="s"
        onClick={(event) => {
          event.preventDefault()
          dialog.current?.showModal()
        }}
      >
        {label}
      </Button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
        <h2 id={`${id}-title`}>{title}</h2>
        <p id={`${id}-text`}>{text}</p>
        <div className={styles.choices}>
          <Button type="submit" onClick={() => dialog.current?.close()}>
            {confirmLabel}
          </Button>
          <Button variant="secondary" onClick={() => dialog.current?.close()}>
            Cancel
          </Button>
        </div>
      </dialog>
    </>
  )
}

interface ConfirmedSubmitProps {
  readonly label: string
  readonly title: string
  readonly text: string
  readonly confirmLabel: string
  readonly variant?: ButtonVariant
}
