import { setUnreachedPageFailure } from '@hydrant/rendering/submissions/failed-submission.ts'
import { openCopyIfAny } from '@hydrant/rendering/submissions/offline-handling.ts'

/** Controls whose click only scripts handle, or also scripts; not those that open a popover, as the browser does that. */
const CLICKED = 'a[data-link], button[type="button"]:not([popovertarget]), input[type="checkbox"], input[type="radio"]'

const holding = new AbortController()
const hydratedContents = new WeakSet<Element>()
/** By the control or form: how to repeat what the visitor did with it. */
const heldInteractions = new Map<Element, () => void>()

/**
 * Holds clicks, changes and submitted forms in deferred content: the browser would load whole pages for them, and ignore
 * buttons that only scripts handle. What is typed stays, and scripts get an event for it when they run.
 */
export function holdInteractions(): void {
  for (const type of ['click', 'input', 'change', 'submit'])
    window.addEventListener(type, holdInteraction, { signal: holding.signal, capture: true })
}

/** Holds nothing any more, and leaves what was held to the browser. */
export function stopHoldingInteractions(): void {
  holding.abort()
  repeatIn(document.documentElement)
}

/** Repeats what was held in deferred content, and holds nothing in it from now on. */
export function releaseInteractions(content: Element): void {
  hydratedContents.add(content)
  repeatIn(content)
}

function repeatIn(content: Element): void {
  for (const [control, repeat] of heldInteractions) {
    if (!content.contains(control)) continue
    heldInteractions.delete(control)
    repeat()
  }
}

function holdInteraction(event: Event): void {
  const { target } = event
  const content = target instanceof Element ? target.closest('[data-deferred]') : null
  if (!(target instanceof Element) || content === null || hydratedContents.has(content)) return
  if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
    const { submitter } = event
    stop(event)
    heldInteractions.set(target, () => {
      // A button that scripts have replaced asks for nothing any more.
      if (submitter?.isConnected !== false) target.requestSubmit(submitter)
    })
  } else if (event.type === 'click') {
    const control = target.closest<HTMLElement>(CLICKED)
    if (control === null || !isPlainClick(event)) return
    stop(event)
    // Offline the code does not come, and a message says what to do.
    if (control instanceof HTMLAnchorElement && !navigator.onLine) return void openCopyOrShowUnreachable(control.href)
    heldInteractions.set(control, () => control.click())
  } else if (event.type === 'input' && isTextField(target)) {
    const { value } = target
    heldInteractions.set(target, () => typeAgain(target, value))
  } else if (target instanceof HTMLSelectElement) {
    heldInteractions.set(target, () => target.dispatchEvent(new Event('change', { bubbles: true })))
  }
}

async function openCopyOrShowUnreachable(url: string): Promise<void> {
  if (!(await openCopyIfAny(url))) setUnreachedPageFailure(url)
}

function isTextField(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return (
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && element.type !== 'checkbox' && element.type !== 'radio')
  )
}

/**
 * Types a text again. React ignores an event when the field has the value that it last saw; so it sees another one
 * before, and not this one, which is set by the prototype.
 */
function typeAgain(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  field.value = field.defaultValue
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

/** Whether a click does not open a link elsewhere. */
function isPlainClick(event: Event): boolean {
  return event instanceof MouseEvent && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

function stop(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}
