import { Form } from 'react-router'
import { ErrorSummary } from '@hydrant/design/form/error-summary.tsx'
import { TextField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/builder-pages.js'
import { builderLinks } from './builder-links.ts'
import { type FailedSection, NEW_SECTION_FIELDS } from './create-section.ts'
import { useSubmitOnce } from './use-submit-once.ts'

/** The form for a new saved section: its name. */
export function NewSection({ failedSection }: { readonly failedSection: FailedSection | undefined }) {
  const { isBusy, onSubmit } = useSubmitOnce()
  return (
    <>
      <div className="builder-head">
        <h1>{messages.newSection()}</h1>
      </div>
      <Form method="post" action={builderLinks.newSection()} className="builder-sheet" onSubmit={onSubmit}>
        <ErrorSummary issues={failedSection?.errors ?? []} title={messages.sectionNotMadeYet()} />
        <p>{messages.sectionsExplained()}</p>
        <TextField
          id={NEW_SECTION_FIELDS.title}
          label={messages.sectionName()}
          name="title"
          required
          maxLength={200}
          defaultValue={failedSection?.sectionTitle ?? ''}
          error={failedSection?.errors[0]?.message}
        />
        <div className="builder-actions">
          <Button type="submit" isBusy={isBusy}>
            {messages.makeTheSection()}
          </Button>
        </div>
      </Form>
    </>
  )
}
