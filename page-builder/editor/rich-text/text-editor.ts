import { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import { CurrentCaret } from './current-caret.ts'
import { createPasteExtension, type PasteListener } from './pasted/pasting.ts'
import { parseHtmlToDocument } from './parse-text.ts'
import { toTextNode, TEXT_SCHEMA } from './text-schema.ts'
import { serializeDocument } from './serialize-text.ts'

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

/** A visual editor of one text. It tells the changes that it reported itself from others, such as undo. */
export class TextEditor {
  readonly editor: Editor
  private origin: Origin
  /** The HTML that was last reported or received. */
  private latestHtml: string
  /** Reported changes that have not yet come back as the stored value. */
  private pendingReports: string[] = []

  constructor({ element, html, onChange, onPaste }: TextEditorProps) {
    this.editor = new Editor({
      element,
      content: parseHtmlToDocument(html),
      extensions: [...TEXT_SCHEMA, CurrentCaret, createPasteExtension(onPaste)],
      // Its styles are in the editor's own style sheet.
      injectCSS: false,
      // Typed text is not converted: users do not expect a '#' to make a heading.
      enableInputRules: false,
      enablePasteRules: false,
      coreExtensionOptions: { tabindex: { value: '0' } },
      onUpdate: () => {
        const changed = this.serialize()
        // A trailing blank or an empty new paragraph is not a change to store or to undo.
        if (changed === this.latestHtml) return
        this.latestHtml = changed
        this.pendingReports.push(changed)
        onChange(changed)
      },
    })
    this.latestHtml = html
    this.origin = createOrigin(html, this.editor)
    element.addEventListener('keydown', stopHandledKeyEvent)
    element.addEventListener('click', preventLinkNavigation)
    element.addEventListener('auxclick', preventLinkNavigation)
  }

  /** Shows the stored HTML, unless it is a change that this editor has reported itself. */
  receiveStoredHtml(html: string): void {
    const reportedIndex = this.pendingReports.lastIndexOf(html)
    this.pendingReports = this.pendingReports.slice(reportedIndex + 1)
    if (reportedIndex !== -1) return
    this.latestHtml = html
    if (html === this.origin.html && this.editor.state.doc.eq(this.origin.doc)) return
    this.pendingReports = []
    const doc = this.editor.schema.nodeFromJSON(parseHtmlToDocument(html))
    const replacement = createMinimalReplacement(this.editor, doc)
    if (replacement !== null) this.editor.view.dispatch(replacement.setMeta('preventUpdate', true))
    this.origin = createOrigin(html, this.editor)
  }

  /** Sets the attributes of the editable element, and whether it is read-only. */
  setAttributes(attributes: Readonly<Record<string, string>>, isReadOnly: boolean): void {
    this.editor.setOptions({ editable: !isReadOnly, editorProps: { attributes: { ...attributes } } })
  }

  /** Destroys the editor and removes its content from the page. */
  destroy(): void {
    this.editor.destroy()
  }

  /** Returns the HTML to store; an unchanged text is returned exactly as it was stored. */
  private serialize(): string {
    const html = serializeDocument(toTextNode(this.editor.state.doc))
    return html === this.origin.serialized ? this.origin.html : html
  }
}

function createOrigin(html: string, { state: { doc } }: Editor): Origin {
  return { html, doc, serialized: serializeDocument(toTextNode(doc)) }
}

/**
 * Creates a transaction that replaces only what differs, so that the cursor stays where possible; null when nothing
 * differs.
 */
function createMinimalReplacement({ state }: Editor, newDocument: Node): Transaction | null {
  const start = state.doc.content.findDiffStart(newDocument.content)
  const diffEnds = state.doc.content.findDiffEnd(newDocument.content)
  if (start === null || diffEnds === null) return null
  // A repeated letter can match from both ends; the overlap of the two matches must be counted only once.
  const overlap = Math.max(0, start - Math.min(diffEnds.a, diffEnds.b))
  const replacement = state.tr.replace(start, diffEnds.a + overlap, newDocument.slice(start, diffEnds.b + overlap))
  return replacement.doc.eq(newDocument)
    ? replacement
    : state.tr.replaceWith(0, state.doc.content.size, newDocument.content)
}

/** Stops keys that were handled here, such as Ctrl+I, from reaching the editing library, which uses them too. */
function stopHandledKeyEvent(event: KeyboardEvent): void {
  if (event.defaultPrevented) event.stopPropagation()
}

/** Prevents links in the edited text from navigating. */
function preventLinkNavigation(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a') !== null) event.preventDefault()
}
