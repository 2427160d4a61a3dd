import { useState } from 'react'
import * as messages from '@hydrant/messages/compiled/design/overlay.js'
import { Button, type ButtonVariant } from '../navigation/button.tsx'
import { Dialog } from './dialog.tsx'

/**
 * A submit button that asks for confirmation in a dialog; put it into the form that it submits. Without JavaScript it
 * submits at once.
 */
export function ConfirmedSubmit({ label, title, text, confirmLabel, variant = 'tertiary' }: ConfirmedSubmitProps) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button
        type="submit"
        variant={variant}
        size="s"
        onClick={(event) => {
          event.preventDefault()
          setIsOpen(true)
        }}
      >
        {label}
      </Button>
      <Dialog
        isOpen={isOpen}
        title={title}
        onClose={close}
        actions={
          <>
            <Button type="submit" onClick={close}>
              {confirmLabel}
            </Button>
            <Button variant="secondary" onClick={close}>
              {messages.cancel()}
            </Button>
          </>
        }
      >
        <p>{text}</p>
      </Dialog>
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
