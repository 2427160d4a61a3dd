import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Table } from '@hydrant/design/table/table.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/product-media.js'
import { FormErrors } from '../shell/form-errors.tsx'
import { LeaveGuard } from '../shell/leave-guard.tsx'
import { DoneNotice } from '../shell/notice.tsx'
import type { RejectedMedia } from './change-product-media.ts'
import type { LoadedProductMedia } from './load-product-media.ts'
import { AddMedia } from './add-media.tsx'
import { createMediaColumns } from './media-columns.tsx'
import { MEDIA_INPUTS, MEDIA_INTENTS, MEDIA_SECTION_ID } from './media-fields.ts'
import styles from './media-section.module.css'

const FORM_ID = 'media-form'

/** The pictures and documents of a product, and how more are added. */
export function MediaSection({ loaded, rejected }: MediaSectionProps) {
  const { media, mayChange } = loaded
  return (
    <section id={MEDIA_SECTION_ID} className={styles.section} aria-labelledby="media-title">
      <h2 id="media-title">{messages.media()}</h2>
      <p className={styles.hint}>{messages.hint()}</p>
      <DoneNotice sectionId={MEDIA_SECTION_ID} errors={rejected?.errors ?? []} />
      {media.length === 0 && <p className={styles.hint}>{messages.none()}</p>}
      {media.length > 0 && (
        <MediaForm loaded={loaded} rejected={rejected?.intent === MEDIA_INTENTS.save ? rejected : null} />
      )}
      {mayChange && <AddMedia loaded={loaded} rejected={rejected?.intent === MEDIA_INTENTS.save ? null : rejected} />}
    </section>
  )
}

interface MediaSectionProps {
  readonly loaded: LoadedProductMedia
  readonly rejected: RejectedMedia | null
}

function MediaForm({ loaded, rejected }: MediaSectionProps) {
  const [isTyped, setIsTyped] = useState(false)
  const isBusy = useNavigation().formData?.get('intent') === MEDIA_INTENTS.save
  const { media, mayChange } = loaded
  const groupIds = [...new Set(media.map(({ groupId }) => groupId))]
  return (
    <Form
      id={FORM_ID}
      method="post"
      className={styles.form}
      key={JSON.stringify([media.map(({ tag, contentTag }) => [tag, contentTag]), rejected !== null])}
      onInput={() => setIsTyped(true)}
      onSubmit={() => setIsTyped(false)}
    >
      <LeaveGuard isChanged={isTyped || rejected !== null} form={{ id: FORM_ID, label: messages.media() }} />
      <input type="hidden" name="intent" value={MEDIA_INTENTS.save} />
      {groupIds.map((groupId) => (
        <input
          key={groupId}
          type="hidden"
          name={MEDIA_INPUTS.oldPrimary + groupId}
          value={media.find((one) => one.groupId === groupId)?.id}
        />
      ))}
      <FormErrors errors={(rejected?.errors ?? []).filter(({ fields }) => fields.length === 0)} />
      <Table
        caption={messages.media()}
        columns={createMediaColumns(loaded, rejected)}
        rows={media}
        rowKey={({ id }) => id}
        variant="dense"
      />
      {mayChange && (
        <div>
          <Button type="submit" variant="secondary" isBusy={isBusy}>
            {messages.save()}
          </Button>
        </div>
      )}
    </Form>
  )
}
