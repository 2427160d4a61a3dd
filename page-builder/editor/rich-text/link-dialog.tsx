import type { Editor } from '@tiptap/core'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { TextField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Dialog } from '@hydrant/design/overlay/dialog.tsx'
import { LinkPicker } from '../pickers/link-picker.tsx'
import type { EditorServices, Found } from '../services.ts'
import { faultOfAddress } from './link-address.ts'

interface LinkDialogProps {
  readonly editor: Editor
  readonly searchPages: EditorServices['searchPages']
  readonly onClose: () => void
}

/**
 * Makes the chosen words a link, changes where a link leads to, or takes it away; where no words are chosen, it asks
 * for them.
 */
export function LinkDialog({ editor, searchPages, onClose }: LinkDialogProps) {
  const [first] = useState(() => linkAt(editor))
  const [address, setAddress] = useState(first.address)
  const [words, setWords] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [isPicking, setPicking] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useFocusAfterwards(editor)
  const focusAddress = () => form.current?.querySelector('input')?.focus()
  useEffect(() => {
    if (!isPicking) form.current?.querySelector('input')?.focus()
  }, [isPicking])
  const leadTo = (href: string | null) => {
    if (first.needsWords && href !== null)
      editor.commands.insertContent({
        type: 'text',
        text: words.trim() || href,
        marks: [{ type: 'link', attrs: { href } }],
      })
    else setLink(editor, href)
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const href = address.trim()
    const found = faultOfAddress(href)
    setFault(found)
    if (found === null) leadTo(href)
    else focusAddress()
  }
  const take = ({ value, name }: Found) => {
    setAddress(value)
    setWords(words || name)
    setFault(null)
  }
  return (
    <>
      <Dialog isOpen title="Link" onClose={onClose}>
        <form ref={form} noValidate className="editor-settings" onSubmit={submit}>
          <TextField
            label="Leads to"
            saysOptional={false}
            autoComplete="off"
            value={address}
            {...(fault !== null && { error: fault })}
            onChange={({ target }) => {
              setAddress(target.value)
              setFault(null)
            }}
          />
          {first.needsWords && (
            <TextField
              label="Words of the link"
              saysOptional={false}
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          )}
          <div className="editor-actions">
            <Button type="submit">{first.address === '' ? 'Make it a link' : 'Change the link'}</Button>
            <Button variant="secondary" onClick={() => setPicking(true)}>
              Choose a page
            </Button>
            {first.address !== '' && (
              <Button variant="tertiary" onClick={() => leadTo(null)}>
                Remove the link
              </Button>
            )}
          </div>
        </form>
      </Dialog>
      {isPicking && <LinkPicker search={searchPages} onTake={take} onClose={() => setPicking(false)} />}
    </>
  )
}

/** Takes the focus back into the text once the dialog is gone: before, nothing outside of it takes the focus. */
function useFocusAfterwards(editor: Editor): void {
  useEffect(
    () => () => {
      // The text may be gone too, with the dialog in front of it.
      if (!editor.isDestroyed) editor.commands.focus()
    },
    [editor],
  )
}

/**
 * Makes the whole link lead elsewhere, or what is chosen a link; null for no link. What was chosen stays so: the next
 * key would replace all the words of the link.
 */
function setLink(editor: Editor, href: string | null): void {
  const { from, to } = editor.state.selection
  const whole = editor.chain().extendMarkRange('link')
  const changed = href === null ? whole.unsetMark('link') : whole.setMark('link', { href })
  changed.setTextSelection({ from, to }).run()
}

function linkAt(editor: Editor): { readonly address: string; readonly needsWords: boolean } {
  const href: unknown = editor.getAttributes('link')['href']
  return {
    address: typeof href === 'string' ? href : '',
    needsWords: editor.state.selection.empty && !editor.isActive('link'),
  }
}
