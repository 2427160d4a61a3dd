import { useState } from 'react'
import { Form } from 'react-router'
import { ErrorSummary } from '@hydrant/design/form/error-summary.tsx'
import { ChoiceField, FieldGroup, TextAreaField, TextField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/builder-pages.js'
import { builderLinks } from './builder-links.ts'
import { type FailedPage, NEW_PAGE_FIELDS } from './create-page.ts'
import type { NewPageOptions } from './load-new-page.ts'
import { suggestPath } from './page-texts.ts'
import { useSubmitOnce } from './use-submit-once.ts'

/** The form for a new page: its title, its address, and the template or page it starts from. */
export function NewPage({
  templates,
  from,
  failedPage,
}: NewPageOptions & { readonly failedPage: FailedPage | undefined }) {
  const { isBusy, onSubmit } = useSubmitOnce()
  const initialValues = failedPage ?? {
    title: from === null ? '' : messages.copyTitle({ title: from.title }),
    path: from === null ? '' : `${from.path === '/' ? '/home' : from.path}-copy`,
    description: from?.description ?? '',
  }
  const [suggestedPath, setSuggestedPath] = useState('')
  const findError = (fieldId: string) =>
    failedPage?.errors.find((fieldError) => fieldError.fieldId === fieldId)?.message
  return (
    <>
      <div className="builder-head">
        <h1>{from === null ? messages.newPage() : messages.copyOf({ title: from.title })}</h1>
      </div>
      <Form method="post" action={builderLinks.newPage()} className="builder-sheet" onSubmit={onSubmit}>
        <ErrorSummary issues={failedPage?.errors ?? []} title={messages.notMadeYet()} />
        {from !== null && <input type="hidden" name="from" value={from.pageId} />}
        <TextField
          id={NEW_PAGE_FIELDS.title}
          label={messages.title()}
          name="title"
          required
          maxLength={200}
          defaultValue={initialValues.title}
          error={findError(NEW_PAGE_FIELDS.title)}
          hint={messages.titleHint()}
          onChange={(event) => setSuggestedPath(suggestPath(event.target.value))}
        />
        <TextField
          id={NEW_PAGE_FIELDS.path}
          label={messages.address()}
          name="path"
          maxLength={200}
          defaultValue={initialValues.path}
          placeholder={suggestedPath || '/spring-offers'}
          error={findError(NEW_PAGE_FIELDS.path)}
          hint={messages.newAddressHint()}
        />
        <TextAreaField
          label={messages.description()}
          name="description"
          rows={2}
          maxLength={1000}
          defaultValue={initialValues.description}
          hint={messages.descriptionHint()}
        />
        {from === null && (
          <FieldGroup legend={messages.beginWith()}>
            <div className="builder-templates">
              {templates.map(({ name, label, description }, index) => (
                <ChoiceField
                  key={name}
                  type="radio"
                  name="template"
                  value={name}
                  label={label}
                  detail={description}
                  defaultChecked={index === 0}
                />
              ))}
            </div>
          </FieldGroup>
        )}
        <div className="builder-actions">
          <Button type="submit" isBusy={isBusy}>
            {messages.makeThePage()}
          </Button>
        </div>
      </Form>
    </>
  )
}
