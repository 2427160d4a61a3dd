import { type FormEventHandler, useState } from 'react'
import type { FormIssue } from './error-summary.tsx'

interface FormValidation {
  /** The issues that were found when the form was last submitted, in the order of its fields. */
  readonly issues: readonly FormIssue[]
  /** Props for the form element. */
  readonly formProps: {
    readonly onSubmit: FormEventHandler<HTMLFormElement>
    readonly onInvalidCapture: FormEventHandler<HTMLFormElement>
  }
}

/**
 * Collects the browser's validation errors of a form for the error summary above it, instead of the browser's bubble at
 * the first field. A valid form goes to `onSubmit`; without scripts the browser validates by itself.
 */
export function useFormValidation(onSubmit?: FormEventHandler<HTMLFormElement>): FormValidation {
  const [issues, setIssues] = useState<readonly FormIssue[]>([])
  return {
    issues,
    formProps: {
      onInvalidCapture: (event) => {
        event.preventDefault()
        setIssues(listFormIssues(event.currentTarget))
      },
      onSubmit: (event) => {
        setIssues([])
        onSubmit?.(event)
      },
    },
  }
}

function listFormIssues(form: HTMLFormElement): readonly FormIssue[] {
  const issuesByControl = new Map<string, FormIssue>()
  for (const control of form.elements) {
    if (!isFormControl(control) || control.validity.valid) continue
    // The radio buttons of one group are all invalid together.
    const key = control.type === 'radio' ? control.name : control.id
    if (!issuesByControl.has(key))
      issuesByControl.set(key, {
        fieldId: control.id,
        message: `${getLabelText(control)}: ${control.validationMessage}`,
      })
  }
  return [...issuesByControl.values()]
}

function isFormControl(element: Element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  )
}

function getLabelText(control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): string {
  const group = control.type === 'radio' ? control.closest('fieldset')?.querySelector('legend') : null
  return (group ?? control.labels?.[0]?.querySelector('[data-name]') ?? control.labels?.[0])?.textContent ?? ''
}
