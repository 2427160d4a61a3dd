import { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import { pasting, type HearsOfPaste } from './pasted/pasting.ts'
import { readText } from './read-text.ts'
import { asTextNode, TEXT_SCHEMA } from './text-schema.ts'
import { writeText } from './write-text.ts'

interface HeldTextProps {
  /** What it is written in. */
  readonly element: HTMLElement
  /** The text as it is stored. */
  readonly html: string
  /** Hears of what is changed by writing, and of nothing else. */
  readonly onChange: (html: string) => void
  readonly onPaste: HearsOfPaste
}

/** A text as it came, with what the editor would write of it. */
interface Origin {
  readonly html: string
  readonly doc: Node
  readonly written: string
}

/**
 * A text that is written as it looks. It tells its own changes from those that come from elsewhere, such as a step
 * back.
 */
export class HeldText {
  readonly editor: Editor
  private origin: Origin
  /** What was told or taken last. */
  private latest: string
  /** What has been told and has not come back yet as what is stored. */
  private told: string[] = []

  constructor({ element, html, onChange, onPaste }: HeldTextProps) {
    this.editor = new Editor({
      element,
      content: readText(html),
      extensions: [...TEXT_SCHEMA, pasting(onPaste)],
      // Its rules are in the editor's own style sheet.
      injectCSS: false,
      // What is written stays what it is: nobody asks for headings by a '#'.
      enableInputRules: false,
      enablePasteRules: false,
      coreExtensionOptions: { tabindex: { value: '0' } },
      onUpdate: () => {
        const changed = this.written()
        // A blank at the end of a line, or a new paragraph without words, is nothing to store, nor to take back.
        if (changed === this.latest) return
        this.latest = changed
        this.told.push(changed)
        onChange(changed)
      },
    })
    this.latest = html
    this.origin = originOf(html, this.editor)
    element.addEventListener('keydown', keepUsedKeys)
    element.addEventListener('click', stayHere)
    element.addEventListener('auxclick', stayHere)
  }

  /** Takes what is stored now. */
  take(html: string): void {
    const known = this.told.lastIndexOf(html)
    this.told = this.told.slice(known + 1)
    if (known !== -1) return
    this.latest = html
    if (html === this.origin.html && this.editor.state.doc.eq(this.origin.doc)) return
    this.told = []
    const doc = this.editor.schema.nodeFromJSON(readText(html))
    const exchange = exchangeFor(this.editor, doc)
    if (exchange !== null) this.editor.view.dispatch(exchange.setMeta('preventUpdate', true))
    this.origin = originOf(html, this.editor)
  }

  /** What the element that is written in says about itself; whether it may be written in. */
  describe(attributes: Readonly<Record<string, string>>, isReadOnly: boolean): void {
    this.editor.setOptions({ editable: !isReadOnly, editorProps: { attributes: { ...attributes } } })
  }

  close(): void {
    this.editor.destroy()
  }

  /** As it was opened it is written as it was stored, to the letter. */
  private written(): string {
    const html = writeText(asTextNode(this.editor.state.doc))
    return html === this.origin.written ? this.origin.html : html
  }
}

function originOf(html: string, { state: { doc } }: Editor): Origin {
  return { html, doc, written: writeText(asTextNode(doc)) }
}

/** Exchanges only what differs, so that the cursor stays where it can; null when nothing does. */
function exchangeFor({ state }: Editor, next: Node): Transaction | null {
  const start = state.doc.content.findDiffStart(next.content)
  const end = state.doc.content.findDiffEnd(next.content)
  if (start === null || end === null) return null
  // A repeated letter is the same from the front and from the back: it is counted once.
  const overlap = Math.max(0, start - Math.min(end.a, end.b))
  const exchange = state.tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap))
  return exchange.doc.eq(next) ? exchange : state.tr.replaceWith(0, state.doc.content.size, next.content)
}

/** The editing library around has a meaning of its own for keys that have done their work here, such as Ctrl+I. */
function keepUsedKeys(event: KeyboardEvent): void {
  if (event.defaultPrevented) event.stopPropagation()
}

/** A link in a text that is being written leads nowhere. */
function stayHere(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a') !== null) event.preventDefault()
}
