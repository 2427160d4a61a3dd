import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { Disclosure } from '@hydrant/design/disclosure/disclosure.tsx'
import { TextAreaField, TextField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/quick-order.js'
import type { ReadList as List } from './list-row.ts'
import type { QuickOrderResult } from './quick-order-action.ts'
import { quickOrderLinks } from './quick-order-links.ts'
import styles from './quick-order-page.module.css'
import { readText } from './read-text.ts'

interface ReadListProps {
  readonly isHydrated: boolean
  /** What was wrong with a file that was sent without scripts. */
  readonly fileError: string | null
  readonly onRead: (list: List) => void
}

/** A text and a file from which rows are read. Without scripts both are sent with the form around them. */
export function ReadList({ isHydrated, fileError, onRead }: ReadListProps) {
  const [text, setText] = useState('')
  const [textError, setTextError] = useState<string>()
  const upload = useUpload(onRead)
  const readTyped = () => {
    const list = readText(text)
    if (list.rows.length === 0) {
      setTextError(messages.nothingInText())
      return
    }
    onRead(list)
    setText('')
  }
  const error = upload.error ?? fileError
  return (
    <Disclosure title={messages.readListTitle()} isOpen={error !== null}>
      <div className={styles.read}>
        <div className={styles.text}>
          <TextAreaField
            label={messages.listText()}
            hint={messages.listTextHint()}
            name="text"
            rows={5}
            showOptional={false}
            value={text}
            error={textError}
            onChange={(event) => {
              setText(event.target.value)
              setTextError(undefined)
            }}
          />
          {isHydrated && (
            <Button variant="secondary" size="s" onClick={readTyped}>
              {messages.readText()}
            </Button>
          )}
        </div>
        <TextField
          label={messages.listFile()}
          hint={upload.isBusy ? messages.readingFile() : messages.listFileHint()}
          name="file"
          type="file"
          accept=".xlsx,.csv,.tsv,.txt,text/csv,text/plain"
          showOptional={false}
          error={error ?? undefined}
          onChange={(event) => {
            const file = event.target.files?.[0]
            if (file !== undefined) upload.send(file)
            event.target.value = ''
          }}
        />
      </div>
    </Disclosure>
  )
}

/** Sends a file, whose rows the server reads; workbooks need more code than a page should load. */
function useUpload(onRead: (list: List) => void) {
  const { submit, state, data } = useFetcher<QuickOrderResult>()
  const handled = useRef(data)
  const result = data?.kind === 'list' ? data : null
  useEffect(() => {
    if (result === null || handled.current === result) return
    handled.current = result
    if (result.rows.length > 0) onRead(result)
  })
  return {
    isBusy: state !== 'idle',
    error: state === 'idle' ? (result?.error ?? null) : null,
    send(file: File) {
      const form = new FormData()
      form.set('intent', 'read')
      form.set('file', file)
      void submit(form, {
        method: 'post',
        action: quickOrderLinks.page(),
        encType: 'multipart/form-data',
        defaultShouldRevalidate: false,
      })
    },
  }
}
