import { Form, useNavigation } from 'react-router'
import { SelectField, TextField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/product-media.js'
import { FormErrors } from '../shell/form-errors.tsx'
import type { RejectedMedia } from './change-product-media.ts'
import type { LoadedProductMedia } from './load-product-media.ts'
import { Thumbnail } from './media-columns.tsx'
import { MAX_FILE_MEGABYTES, MEDIA_INPUTS, MEDIA_INTENTS } from './media-fields.ts'
import styles from './media-section.module.css'

/** Adds a picture or document to a product: a file that is uploaded, or one that the library has already. */
export function AddMedia({ loaded, rejected }: AddMediaProps) {
  return (
    <div className={styles.columns}>
      <UploadForm loaded={loaded} rejected={rejected?.intent === MEDIA_INTENTS.upload ? rejected : null} />
      <Library loaded={loaded} rejected={rejected?.intent === MEDIA_INTENTS.choose ? rejected : null} />
    </div>
  )
}

interface AddMediaProps {
  readonly loaded: LoadedProductMedia
  readonly rejected: RejectedMedia | null
}

function UploadForm({ loaded: { groups, media }, rejected }: AddMediaProps) {
  const isBusy = useNavigation().formData?.get('intent') === MEDIA_INTENTS.upload
  const { errors = [], typed = {} } = rejected ?? {}
  const fileError = errors.find(({ fields }) => fields.includes(MEDIA_INPUTS.file))?.message
  const megabytes = String(MAX_FILE_MEGABYTES)
  return (
    <section className={styles.part} aria-labelledby="upload-title">
      <h3 id="upload-title">{messages.uploadTitle()}</h3>
      <FormErrors errors={errors.filter(({ message }) => message !== fileError)} />
      <Form
        method="post"
        encType="multipart/form-data"
        className={styles.form}
        // What was added is no longer chosen.
        key={media.length}
      >
        <input type="hidden" name="intent" value={MEDIA_INTENTS.upload} />
        <TextField
          label={messages.file()}
          hint={messages.fileHint({ megabytes })}
          name={MEDIA_INPUTS.file}
          type="file"
          required
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml,application/pdf"
          error={fileError}
          onChange={({ currentTarget }) => {
            const isTooLarge = (currentTarget.files?.[0]?.size ?? 0) > MAX_FILE_MEGABYTES * 1024 * 1024
            currentTarget.setCustomValidity(isTooLarge ? messages.fileTooLarge({ megabytes }) : '')
          }}
        />
        <SelectField
          label={messages.addTo()}
          name={MEDIA_INPUTS.group}
          defaultValue={typed[MEDIA_INPUTS.group] ?? groups['Standard']}
          showOptional={false}
        >
          <GroupOptions groups={groups} />
        </SelectField>
        <TextField
          label={messages.alternateText()}
          hint={messages.alternateTextHint()}
          name={MEDIA_INPUTS.text}
          defaultValue={typed[MEDIA_INPUTS.text]}
          maxLength={1000}
          autoComplete="off"
        />
        <div>
          <Button type="submit" variant="secondary" isBusy={isBusy}>
            {messages.upload()}
          </Button>
        </div>
      </Form>
    </section>
  )
}

function Library({ loaded: { groups, term, found }, rejected }: AddMediaProps) {
  return (
    <section className={styles.part} aria-labelledby="library-title">
      <h3 id="library-title">{messages.fromLibrary()}</h3>
      <FormErrors errors={rejected?.errors ?? []} />
      <Form
        method="get"
        action="#media"
        role="search"
        className={styles.row}
        key={term}
        aria-labelledby="library-title"
      >
        <TextField
          label={messages.findInLibrary()}
          name={MEDIA_INPUTS.term}
          type="search"
          defaultValue={term}
          maxLength={100}
          showOptional={false}
        />
        <Button type="submit" variant="secondary">
          {messages.find()}
        </Button>
      </Form>
      {found !== null && found.length === 0 && <p className={styles.hint}>{messages.noneFound()}</p>}
      {found !== null && found.length > 0 && (
        <Form method="post" className={styles.form}>
          <input type="hidden" name="intent" value={MEDIA_INTENTS.choose} />
          <SelectField
            label={messages.addTo()}
            name={MEDIA_INPUTS.group}
            defaultValue={groups['Standard']}
            showOptional={false}
          >
            <GroupOptions groups={groups} />
          </SelectField>
          <ul className={styles.found}>
            {found.map((file) => (
              <li key={file.contentId}>
                <Thumbnail file={file} />
                <span className={styles.fileTitle}>{file.title}</span>
                <Button
                  type="submit"
                  variant="secondary"
                  size="s"
                  name={MEDIA_INPUTS.content}
                  value={file.contentId}
                  aria-label={messages.add({ title: file.title })}
                >
                  {messages.addButton()}
                </Button>
              </li>
            ))}
          </ul>
        </Form>
      )}
    </section>
  )
}

function GroupOptions({ groups }: Pick<LoadedProductMedia, 'groups'>) {
  return (
    <>
      <option value={groups['Standard']}>{messages.onPage()}</option>
      <option value={groups['Listing']}>{messages.inLists()}</option>
      <option value={groups['Attachment']}>{messages.attachments()}</option>
    </>
  )
}
