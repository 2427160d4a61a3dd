import { type FormEventHandler, useState } from 'react'
import type { FormFault } from './error-summary.tsx'

interface CheckedForm {
  /** What is wrong with the form since it was last sent, in the order of its fields. */
  readonly faults: readonly FormFault[]
  /** To be spread over the form. */
  readonly form: {
    readonly onSubmit: FormEventHandler<HTMLFormElement>
    readonly onInvalidCapture: FormEventHandler<HTMLFormElement>
  }
}

/**
 * Gathers what the browser finds wrong with a form, for the summary above it, instead of the browser's bubble at the
 * first field. A form without faults goes to `onSubmit`; without scripts the browser checks it by itself.
 */
export function useCheckedForm(onSubmit?: FormEventHandler<HTMLFormElement>): CheckedForm {
  const [faults, setFaults] = useState<readonly FormFault[]>([])
  return {
    faults,
    form: {
      onInvalidCapture: (event) => {
        event.preventDefault()
        setFaults(faultsOf(event.currentTarget))
      },
      onSubmit: (event) => {
        setFaults([])
        onSubmit?.(event)
      },
    },
  }
}

function faultsOf(form: HTMLFormElement): readonly FormFault[] {
  const byName = new Map<string, FormFault>()
  for (const control of form.elements) {
    if (!isControl(control) || control.validity.valid) continue
    // The buttons of one choice are all missing together.
    const key = control.type === 'radio' ? control.name : control.id
    if (!byName.has(key))
      byName.set(key, { fieldId: control.id, message: `${nameOf(control)}: ${control.validationMessage}` })
  }
  return [...byName.values()]
}

function isControl(element: Element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  )
}

function nameOf(control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): string {
  const group = control.type === 'radio' ? control.closest('fieldset')?.querySelector('legend') : null
  return (group ?? control.labels?.[0]?.querySelector('[data-name]') ?? control.labels?.[0])?.textContent ?? ''
}
