import { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import { CurrentCaret } from './current-caret.ts'
import { createPasteExtension, type PasteListener } from './pasted/pasting.ts'
import { parseText } from './parse-text.ts'
import { toTextNode, TEXT_SCHEMA } from './text-schema.ts'
import { serializeText } from './serialize-text.ts'

interface TextEditorProps {
  /** The element that becomes editable. */
  readonly element: HTMLElement
  /** The stored HTML. */
  readonly html: string
  /** Called on changes by typing only. */
  readonly onChange: (html: string) => void
  readonly onPaste: PasteListener
}

/** A stored text with its parsed document and its serialization. */
interface Origin {
  readonly html: string
  readonly doc: Node
  readonly serialized: string
}

/** A visual editor of one text. It distinguishes its own changes from those made elsewhere, such as undo. */
export class TextEditor {
  readonly editor: Editor
  private origin: Origin
  /** The HTML that was last reported or received. */
  private latest: string
  /** Reported changes that have not yet come back as the stored value. */
  private reported: string[] = []

  constructor({ element, html, onChange, onPaste }: TextEditorProps) {
    this.editor = new Editor({
      element,
      content: parseText(html),
      extensions: [...TEXT_SCHEMA, CurrentCaret, createPasteExtension(onPaste)],
      // Its styles are in the editor's own style sheet.
      injectCSS: false,
      // Typed text is not converted: users do not expect a '#' to make a heading.
      enableInputRules: false,
      enablePasteRules: false,
      coreExtensionOptions: { tabindex: { value: '0' } },
      onUpdate: () => {
        const changed = this.serialized()
        // A trailing blank or an empty new paragraph is not a change to store or to undo.
        if (changed === this.latest) return
        this.latest = changed
        this.reported.push(changed)
        onChange(changed)
      },
    })
    this.latest = html
    this.origin = toOrigin(html, this.editor)
    element.addEventListener('keydown', stopHandledKeys)
    element.addEventListener('click', preventNavigation)
    element.addEventListener('auxclick', preventNavigation)
  }

  /** Receives the current stored value. */
  update(html: string): void {
    const reportedIndex = this.reported.lastIndexOf(html)
    this.reported = this.reported.slice(reportedIndex + 1)
    if (reportedIndex !== -1) return
    this.latest = html
    if (html === this.origin.html && this.editor.state.doc.eq(this.origin.doc)) return
    this.reported = []
    const doc = this.editor.schema.nodeFromJSON(parseText(html))
    const replacement = createReplacement(this.editor, doc)
    if (replacement !== null) this.editor.view.dispatch(replacement.setMeta('preventUpdate', true))
    this.origin = toOrigin(html, this.editor)
  }

  /** Sets the attributes of the editable element, and whether it is read-only. */
  setAttributes(attributes: Readonly<Record<string, string>>, isReadOnly: boolean): void {
    this.editor.setOptions({ editable: !isReadOnly, editorProps: { attributes: { ...attributes } } })
  }

  close(): void {
    this.editor.destroy()
  }

  /** Returns the HTML to store; an unchanged text is returned exactly as it was stored. */
  private serialized(): string {
    const html = serializeText(toTextNode(this.editor.state.doc))
    return html === this.origin.serialized ? this.origin.html : html
  }
}

function toOrigin(html: string, { state: { doc } }: Editor): Origin {
  return { html, doc, serialized: serializeText(toTextNode(doc)) }
}

/**
 * Creates a transaction that replaces only what differs, so that the cursor stays where possible; null when nothing
 * differs.
 */
function createReplacement({ state }: Editor, next: Node): Transaction | null {
  const start = state.doc.content.findDiffStart(next.content)
  const end = state.doc.content.findDiffEnd(next.content)
  if (start === null || end === null) return null
  // A repeated letter matches from both ends: the overlap is counted once.
  const overlap = Math.max(0, start - Math.min(end.a, end.b))
  const replacement = state.tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap))
  return replacement.doc.eq(next) ? replacement : state.tr.replaceWith(0, state.doc.content.size, next.content)
}

/** Stops keys that were handled here, such as Ctrl+I, from reaching the editing library, which uses them too. */
function stopHandledKeys(event: KeyboardEvent): void {
  if (event.defaultPrevented) event.stopPropagation()
}

/** Prevents links in the edited text from navigating. */
function preventNavigation(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a') !== null) event.preventDefault()
}
