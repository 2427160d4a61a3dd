import type { Editor } from '@tiptap/core'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { TextField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Dialog } from '@hydrant/design/overlay/dialog.tsx'
import * as messages from '@hydrant/messages/compiled/page-builder/rich-text-editor.js'
import { LinkPicker } from '../pickers/link-picker.tsx'
import type { EditorServices, SearchResult } from '../services.ts'
import { findLinkIssue } from './find-link-issue.ts'

interface LinkDialogProps {
  readonly editor: Editor
  readonly searchPages: EditorServices['searchLinkTargets']
  readonly onClose: () => void
}

/** A dialog that adds, changes or removes a link; without a selection it also asks for the link text. */
export function LinkDialog({ editor, searchPages, onClose }: LinkDialogProps) {
  const [initialLink] = useState(() => getLinkState(editor))
  const [url, setUrl] = useState(initialLink.url)
  const [linkText, setLinkText] = useState('')
  const [issue, setIssue] = useState<string | null>(null)
  const [isPicking, setPicking] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useFocusTextOnUnmount(editor)
  const focusUrl = () => form.current?.querySelector('input')?.focus()
  useEffect(() => {
    if (!isPicking) form.current?.querySelector('input')?.focus()
  }, [isPicking])
  const applyLink = (href: string | null) => {
    if (initialLink.needsText && href !== null)
      editor.commands.insertContent({
        type: 'text',
        text: linkText.trim() || href,
        marks: [{ type: 'link', attrs: { href } }],
      })
    else setOrRemoveLink(editor, href)
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const href = url.trim()
    const newIssue = findLinkIssue(href)
    setIssue(newIssue)
    if (newIssue === null) applyLink(href)
    else focusUrl()
  }
  const selectPage = ({ value, name }: SearchResult) => {
    setUrl(value)
    setLinkText(linkText || name)
    setIssue(null)
  }
  return (
    <>
      <Dialog isOpen title={messages.link()} onClose={onClose}>
        <form ref={form} noValidate className="editor-settings" onSubmit={submit}>
          <TextField
            label={messages.leadsTo()}
            showOptional={false}
            autoComplete="off"
            value={url}
            {...(issue !== null && { error: issue })}
            onChange={({ target }) => {
              setUrl(target.value)
              setIssue(null)
            }}
          />
          {initialLink.needsText && (
            <TextField
              label={messages.wordsOfTheLink()}
              showOptional={false}
              value={linkText}
              onChange={({ target }) => setLinkText(target.value)}
            />
          )}
          <div className="editor-actions">
            <Button type="submit">{initialLink.url === '' ? messages.makeItALink() : messages.changeTheLink()}</Button>
            <Button variant="secondary" onClick={() => setPicking(true)}>
              {messages.chooseAPage()}
            </Button>
            {initialLink.url !== '' && (
              <Button variant="tertiary" onClick={() => applyLink(null)}>
                {messages.removeTheLink()}
              </Button>
            )}
          </div>
        </form>
      </Dialog>
      {isPicking && <LinkPicker search={searchPages} onSelect={selectPage} onClose={() => setPicking(false)} />}
    </>
  )
}

/** Moves the focus back to the text when the dialog is unmounted; until then nothing outside of it can be focused. */
function useFocusTextOnUnmount(editor: Editor): void {
  useEffect(
    () => () => {
      // The text may have been unmounted with the dialog.
      if (!editor.isDestroyed) editor.commands.focus()
    },
    [editor],
  )
}

/**
 * Sets the URL of the whole link or of the selection; null removes the link. The selection is restored, because
 * otherwise the next key would replace the link's text.
 */
function setOrRemoveLink(editor: Editor, href: string | null): void {
  const { from, to } = editor.state.selection
  const wholeLink = editor.chain().extendMarkRange('link')
  const linkCommands = href === null ? wholeLink.unsetMark('link') : wholeLink.setMark('link', { href })
  linkCommands.setTextSelection({ from, to }).run()
}

function getLinkState(editor: Editor): { readonly url: string; readonly needsText: boolean } {
  const href: unknown = editor.getAttributes('link')['href']
  return {
    url: typeof href === 'string' ? href : '',
    needsText: editor.state.selection.empty && !editor.isActive('link'),
  }
}
