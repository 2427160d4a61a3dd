import { Form } from 'react-router'
import type { ListView } from '@hydrant/contract/records/list-view-endpoints.ts'
import { Disclosure } from '@hydrant/design/disclosure/disclosure.tsx'
import { ChoiceField, TextField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { ConfirmedSubmit } from '@hydrant/design/overlay/confirmed-submit.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/list-views.js'
import { FormErrors } from '../shell/form-errors.tsx'
import { formatListState } from './list-state.ts'
import styles from './list-views.module.css'
import type { RecordList } from './load-list.ts'
import { type RejectedView, type SavedViews, VIEW_ACTIONS, VIEW_FIELD } from './saved-views.ts'

/** Forms that save what a list shows as a view, and that change and delete the views that the user may change. */
export function ManageViews({ list, saved, rejected }: ManageViewsProps) {
  const search = formatListState({ ...list.state, after: null })
  const rejectedNew = rejected?.viewId === null ? rejected : null
  return (
    <Disclosure title={messages.manageViews()} isOpen={rejected !== null}>
      <div className={styles.manage}>
        <OtherErrors rejected={rejectedNew} />
        <Form method="post" className={styles.form}>
          <input type="hidden" name="search" value={search} />
          <NameField label={messages.nameOfView()} name={rejectedNew?.name ?? ''} rejected={rejectedNew} />
          {saved.mayShare && (
            <ChoiceField
              type="checkbox"
              name="isShared"
              value="true"
              label={messages.forAllStaff()}
              defaultChecked={rejectedNew?.isShared === true}
            />
          )}
          <Button type="submit" name={VIEW_FIELD} value={VIEW_ACTIONS.save} size="s">
            {messages.saveView()}
          </Button>
        </Form>
        {saved.views
          .filter(({ isEditable }) => isEditable)
          .map((view) => (
            <ViewForms
              key={view.id + view.tag}
              view={view}
              search={search}
              rejected={rejected?.viewId === view.id ? rejected : null}
            />
          ))}
      </div>
    </Disclosure>
  )
}

interface ManageViewsProps {
  readonly list: RecordList
  readonly saved: SavedViews
  readonly rejected: RejectedView | null
}

/** The forms that change and delete one view. */
function ViewForms({ view, search, rejected }: ViewFormsProps) {
  const { name, isDefault } = view
  return (
    <section aria-label={describeView(view)}>
      <OtherErrors rejected={rejected} />
      <div className={styles.form}>
        <Form method="post" className={styles.form}>
          <ViewState view={view} />
          <input type="hidden" name="search" value={search} />
          <NameField
            label={messages.nameOf({ view: describeView(view) })}
            name={rejected?.name || name}
            rejected={rejected}
          />
          <Button type="submit" name={VIEW_FIELD} value={VIEW_ACTIONS.rename} variant="secondary" size="s">
            {messages.rename()}
          </Button>
          <Button type="submit" name={VIEW_FIELD} value={VIEW_ACTIONS.replace} variant="secondary" size="s">
            {messages.replace()}
          </Button>
          <Button
            type="submit"
            name={VIEW_FIELD}
            value={isDefault ? VIEW_ACTIONS.openNot : VIEW_ACTIONS.open}
            variant="secondary"
            size="s"
          >
            {isDefault ? messages.openNot() : messages.open()}
          </Button>
        </Form>
        <Form method="post">
          <ViewState view={view} />
          <input type="hidden" name={VIEW_FIELD} value={VIEW_ACTIONS.delete} />
          <ConfirmedSubmit
            label={messages.deleteView()}
            title={messages.deleteTitle({ view: name })}
            text={view.isShared ? messages.deleteSharedText() : messages.deleteText()}
            confirmLabel={messages.deleteView()}
          />
        </Form>
      </div>
    </section>
  )
}

interface ViewFormsProps {
  readonly view: ListView
  /** What the list shows now. */
  readonly search: string
  readonly rejected: RejectedView | null
}

function ViewState({ view: { id, tag } }: Pick<ViewFormsProps, 'view'>) {
  return (
    <>
      <input type="hidden" name="viewId" value={id} />
      <input type="hidden" name="tag" value={tag} />
    </>
  )
}

function NameField({ label, name, rejected }: NameFieldProps) {
  const error = rejected?.errors.find(({ fields }) => fields.includes('name'))?.message
  return <TextField label={label} name="name" defaultValue={name} error={error} required maxLength={80} />
}

interface NameFieldProps {
  readonly label: string
  readonly name: string
  readonly rejected: RejectedView | null
}

/** The errors that are not about the name. */
function OtherErrors({ rejected }: Pick<ViewFormsProps, 'rejected'>) {
  return <FormErrors errors={(rejected?.errors ?? []).filter(({ fields }) => !fields.includes('name'))} />
}

/** Returns what a view is called among all others. */
export function describeView({ name, isShared }: Pick<ListView, 'name' | 'isShared'>): string {
  return isShared ? messages.sharedView({ name }) : name
}
