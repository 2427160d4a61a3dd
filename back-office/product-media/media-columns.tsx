import { ProductPicture } from '@hydrant/design/layout/picture.tsx'
import type { TableColumn } from '@hydrant/design/table/table.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/product-media.js'
import type { RejectedMedia } from './change-product-media.ts'
import type { LibraryFile, LoadedProductMedia, ProductMedium } from './load-product-media.ts'
import { MEDIA_FIELDS, MEDIA_INPUTS, toMediaInput } from './media-fields.ts'
import tableStyles from '../row-table/row-table.module.css'
import styles from './media-section.module.css'

/** The picture of a file, small; for documents what they are. */
export function Thumbnail({ file }: { readonly file: LibraryFile }) {
  if (!file.isPicture) return <span className={styles.document}>{messages.document()}</span>
  return <ProductPicture src={file.url} alt="" width={80} height={80} className={styles.picture} />
}

/** Creates the columns of the table of media: order, texts and the primary picture are inputs. */
export function createMediaColumns(
  { media, groups, mayChange }: LoadedProductMedia,
  rejected: RejectedMedia | null,
): readonly TableColumn<ProductMedium>[] {
  const isFirst = (medium: ProductMedium) => media.find(({ groupId }) => groupId === medium.groupId) === medium
  return [
    {
      label: messages.title(),
      cell: (medium) => (
        <span className={styles.title}>
          <Thumbnail file={medium} />
          {medium.title}
          {mayChange && <RowState medium={medium} rejected={rejected} />}
        </span>
      ),
    },
    { label: messages.addTo(), cell: ({ groupId }) => toGroupText(groups, groupId) },
    {
      label: messages.primary(),
      cell: (medium) =>
        medium.groupId === groups['Attachment'] ? null : (
          <input
            type="radio"
            className={tableStyles.box}
            name={MEDIA_INPUTS.primary + medium.groupId}
            value={medium.id}
            defaultChecked={
              rejected === null ? isFirst(medium) : rejected.typed[MEDIA_INPUTS.primary + medium.groupId] === medium.id
            }
            disabled={!mayChange}
            aria-label={messages.primaryRow({ title: medium.title, group: toGroupText(groups, medium.groupId) })}
          />
        ),
    },
    ...createEditColumns({ mayChange, rejected }),
  ]
}

/** Creates the columns with order, texts and what is removed. */
function createEditColumns({ mayChange, rejected }: EditOptions): readonly TableColumn<ProductMedium>[] {
  const read = (id: string, field: string, stored: string) => rejected?.typed[toMediaInput(id, field)] ?? stored
  const isTicked = (id: string, field: string, stored: boolean) =>
    rejected === null ? stored : rejected.typed[toMediaInput(id, field)] === 'true'
  const findError = (id: string, field: string) =>
    rejected?.errors.find(({ fields }) => fields.includes(toMediaInput(id, field)))?.message
  return [
    {
      label: messages.order(),
      cell: ({ id, title, order }) => (
        <RowInput
          id={id}
          title={title}
          field={MEDIA_FIELDS.order}
          label={messages.order()}
          value={read(id, MEDIA_FIELDS.order, order)}
          error={findError(id, MEDIA_FIELDS.order)}
          isNumber
        />
      ),
    },
    {
      label: messages.alternateText(),
      cell: ({ id, title, isPicture, alternateText }) =>
        isPicture ? (
          <RowInput
            id={id}
            title={title}
            field={MEDIA_FIELDS.text}
            label={messages.alternateText()}
            value={read(id, MEDIA_FIELDS.text, alternateText)}
            error={findError(id, MEDIA_FIELDS.text)}
          />
        ) : (
          <input type="hidden" name={toMediaInput(id, MEDIA_FIELDS.text)} value={alternateText} />
        ),
    },
    {
      label: messages.decorative(),
      cell: ({ id, title, isDecorative }) => (
        <input
          type="checkbox"
          className={tableStyles.box}
          name={toMediaInput(id, MEDIA_FIELDS.decorative)}
          value="true"
          defaultChecked={isTicked(id, MEDIA_FIELDS.decorative, isDecorative)}
          disabled={!mayChange}
          aria-label={messages.field({ field: messages.decorative(), title })}
        />
      ),
    },
    {
      label: messages.remove(),
      isAtEnd: true,
      cell: ({ id, title }) => (
        <>
          <input
            type="checkbox"
            className={tableStyles.box}
            name={toMediaInput(id, MEDIA_FIELDS.removed)}
            value="true"
            defaultChecked={isTicked(id, MEDIA_FIELDS.removed, false)}
            disabled={!mayChange}
            aria-label={messages.removeRow({ title })}
          />
          <ErrorText message={findError(id, MEDIA_FIELDS.removed)} />
        </>
      ),
    },
  ]
}

interface EditOptions {
  readonly mayChange: boolean
  readonly rejected: RejectedMedia | null
}

/** Says where the media of a group are shown. */
function toGroupText(groups: LoadedProductMedia['groups'], groupId: string): string {
  if (groupId === groups['Listing']) return messages.inLists()
  return groupId === groups['Attachment'] ? messages.attachments() : messages.onPage()
}

/** What a row began with. */
function RowState({ medium, rejected }: { readonly medium: ProductMedium; readonly rejected: RejectedMedia | null }) {
  const { id, contentId, groupId, tag, contentTag, order, alternateText, isDecorative } = medium
  const values = {
    [MEDIA_FIELDS.contentId]: contentId,
    [MEDIA_FIELDS.group]: groupId,
    [MEDIA_FIELDS.tag]: tag,
    [MEDIA_FIELDS.contentTag]: contentTag,
    [MEDIA_FIELDS.oldOrder]: order,
    [MEDIA_FIELDS.oldText]: alternateText,
    [MEDIA_FIELDS.oldDecorative]: String(isDecorative),
  }
  return Object.entries(values).map(([field, value]) => {
    const name = toMediaInput(id, field)
    return <input key={field} type="hidden" name={name} value={rejected?.typed[name] ?? value} />
  })
}

function RowInput({ id, title, field, label, value, error, isNumber = false }: RowInputProps) {
  return (
    <>
      <input
        name={toMediaInput(id, field)}
        aria-label={messages.field({ field: label, title })}
        aria-invalid={error !== undefined || undefined}
        className={isNumber ? `${tableStyles.input ?? ''} ${styles.number ?? ''}` : tableStyles.input}
        defaultValue={value}
        inputMode={isNumber ? 'numeric' : undefined}
        maxLength={isNumber ? 9 : 1000}
        autoComplete="off"
      />
      <ErrorText message={error} />
    </>
  )
}

interface RowInputProps {
  readonly id: string
  readonly title: string
  readonly field: string
  readonly label: string
  readonly value: string
  readonly error: string | undefined
  readonly isNumber?: boolean
}

function ErrorText({ message }: { readonly message: string | undefined }) {
  return message === undefined ? null : <span className={tableStyles.error}>{message}</span>
}
