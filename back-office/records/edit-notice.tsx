import { Form } from 'react-router'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/list-edit.js'
import { TABLE_FIELD, toInputName, toOriginalName } from '../row-table/save-row-table.ts'
import styles from './cell-editing.module.css'
import { type EditAnswer, LIST_TABLE, UNDO_FIELD } from './list-edit.ts'

/** Says which rows of a list were saved, with a button that writes their old values back; or what came of that. */
export function EditNotice({ edit }: { readonly edit: EditAnswer | null }) {
  if (edit === null) return null
  const { saved, rejected, isUndo } = edit
  const [first] = saved
  const texts = { count: saved.length, record: first?.title ?? '' }
  const notRestored = isUndo ? Object.values(rejected?.rows ?? {}) : []
  return (
    <>
      {notRestored.length > 0 && (
        <Alert tone="error" title={messages.notRestored({ count: notRestored.length })}>
          {notRestored
            .flatMap(({ errors }) => errors)
            .map(({ message }) => (
              <p key={message}>{message}</p>
            ))}
        </Alert>
      )}
      {saved.length > 0 && (
        <Alert tone="success">
          <div className={styles.notice}>
            {isUndo ? messages.restored(texts) : messages.savedRows(texts)}
            {!isUndo && (
              <Form method="post">
                <input type="hidden" name={TABLE_FIELD} value={LIST_TABLE} />
                <input type="hidden" name={UNDO_FIELD} value="true" />
                {saved.map(({ id, before, after }) => (
                  <span key={id} hidden>
                    <input type="hidden" name={toOriginalName(id)} value={JSON.stringify(after)} />
                    {Object.entries(before).map(([field, value]) => (
                      <input key={field} type="hidden" name={toInputName(id, field)} value={value} />
                    ))}
                  </span>
                ))}
                <Button type="submit" variant="secondary" size="s">
                  {messages.undo()}
                </Button>
              </Form>
            )}
          </div>
        </Alert>
      )}
    </>
  )
}
