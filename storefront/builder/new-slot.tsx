import { Form } from 'react-router'
import { ErrorSummary } from '@hydrant/design/form/error-summary.tsx'
import { SelectField, TextField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/builder-pages.js'
import { builderLinks } from './builder-links.ts'
import { type FailedSlot, NEW_SLOT_FIELDS } from './create-slot.ts'
import type { NewSlotOptions } from './load-new-slot.ts'
import { SLOT_LOCATION_NAMES } from './page-texts.ts'
import { useSubmitOnce } from './use-submit-once.ts'

/** The form for a new page slot: where it is shown, and for which category or product. */
export function NewSlot({
  categories,
  failedSlot,
}: {
  readonly categories: NewSlotOptions
  readonly failedSlot: FailedSlot | undefined
}) {
  const { isBusy, onSubmit } = useSubmitOnce()
  const findError = (fieldId: string) =>
    failedSlot?.errors.find((fieldError) => fieldError.fieldId === fieldId)?.message
  return (
    <>
      <div className="builder-head">
        <h1>{messages.newSlot()}</h1>
      </div>
      <Form method="post" action={builderLinks.newSlot()} className="builder-sheet" onSubmit={onSubmit}>
        <ErrorSummary issues={failedSlot?.errors ?? []} title={messages.slotNotMadeYet()} />
        <p>{messages.slotsExplained()}</p>
        <SelectField
          id={NEW_SLOT_FIELDS.location}
          label={messages.location()}
          name="location"
          required
          defaultValue={failedSlot?.location ?? 'product/above'}
          error={findError(NEW_SLOT_FIELDS.location)}
        >
          {Object.entries(SLOT_LOCATION_NAMES).flatMap(([place, byPosition]) =>
            Object.entries(byPosition).map(([position, label]) => (
              <option key={`${place}/${position}`} value={`${place}/${position}`}>
                {label()}
              </option>
            )),
          )}
        </SelectField>
        <SelectField
          id={NEW_SLOT_FIELDS.category}
          label={messages.category()}
          name="category"
          defaultValue={failedSlot?.categoryId ?? ''}
          error={findError(NEW_SLOT_FIELDS.category)}
          hint={messages.categoryHint()}
        >
          <option value="">{messages.noCategory()}</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          id={NEW_SLOT_FIELDS.partNumber}
          label={messages.partNumber()}
          name="partNumber"
          maxLength={100}
          defaultValue={failedSlot?.partNumber ?? ''}
          error={findError(NEW_SLOT_FIELDS.partNumber)}
          hint={messages.partNumberHint()}
        />
        <div className="builder-actions">
          <Button type="submit" isBusy={isBusy}>
            {messages.makeTheSlot()}
          </Button>
        </div>
      </Form>
    </>
  )
}
