import { useState } from 'react'
import { Form } from 'react-router'
import { TextAreaField, TextField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/variations.js'
import { officeLinks } from '../office-links.ts'
import { FormErrors } from '../shell/form-errors.tsx'
import { LeaveGuard, UnsavedForms } from '../shell/leave-guard.tsx'
import { DoneNotice } from '../shell/notice.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { AttributeForm } from './attribute-form.tsx'
import styles from './attribute-set-page.module.css'
import { type RejectedSetForm, SET_FIELDS, SET_INTENTS } from './change-attribute-set.ts'
import type { LoadedAttributeSet } from './load-attribute-set.ts'
import { ViewTypeField } from './view-type-field.tsx'

/** An attribute set: its names, and each attribute with its values in a form of its own. */
export function AttributeSetPage({ set, rejected }: AttributeSetPageProps) {
  return (
    <UnsavedForms>
      <PageHead
        title={messages.setPage({ name: set.name })}
        detail={<Link href={officeLinks.records('ProductAttributeSet')}>{messages.attributes()}</Link>}
      />
      <DoneNotice errors={rejected?.errors ?? []} />
      {set.mayUpdate && <SetForm set={set} rejected={findRejected(rejected, SET_INTENTS.set)} />}
      {set.attributes.map((attribute) => (
        <AttributeForm
          key={attribute.id}
          attribute={attribute}
          mayUpdate={set.mayUpdate}
          rejected={findRejected(rejected, attribute.id)}
        />
      ))}
      {set.mayUpdate && <NewAttributeForm set={set} rejected={findRejected(rejected, SET_INTENTS.add)} />}
    </UnsavedForms>
  )
}

interface AttributeSetPageProps {
  readonly set: LoadedAttributeSet
  readonly rejected: RejectedSetForm | null
}

function findRejected(rejected: RejectedSetForm | null, form: string): RejectedSetForm | null {
  return rejected?.form === form ? rejected : null
}

function SetForm({ set, rejected }: AttributeSetPageProps) {
  const [isTyped, setIsTyped] = useState(false)
  const { typed = {}, errors = [] } = rejected ?? {}
  return (
    <Form
      id="attribute-set-form"
      method="post"
      className={styles.form}
      key={`${set.tag}${String(rejected !== null)}`}
      onInput={() => setIsTyped(true)}
      onSubmit={() => setIsTyped(false)}
    >
      <LeaveGuard
        isChanged={isTyped || rejected !== null}
        form={{ id: 'attribute-set-form', label: messages.attributeSet() }}
      />
      <input type="hidden" name="intent" value={SET_INTENTS.set} />
      <input type="hidden" name={SET_FIELDS.tag} value={typed[SET_FIELDS.tag] ?? set.tag} />
      <FormErrors errors={errors} />
      <div className={styles.row}>
        <TextField
          label={messages.setName()}
          name={SET_FIELDS.name}
          required
          maxLength={80}
          defaultValue={typed[SET_FIELDS.name] ?? set.name}
          error={findMessage(errors, SET_FIELDS.name)}
        />
        <TextField
          label={messages.programName()}
          hint={messages.programNameHint()}
          name={SET_FIELDS.programName}
          required
          maxLength={80}
          autoComplete="off"
          defaultValue={typed[SET_FIELDS.programName] ?? set.developerName}
          error={findMessage(errors, SET_FIELDS.programName)}
        />
        <Button type="submit" variant="secondary">
          {messages.saveSet()}
        </Button>
      </div>
    </Form>
  )
}

function NewAttributeForm({ set, rejected }: AttributeSetPageProps) {
  const [isTyped, setIsTyped] = useState(false)
  const { typed = {}, errors = [] } = rejected ?? {}
  const next = Math.max(-1, ...set.attributes.map(({ sequence }) => Number(sequence))) + 1
  return (
    <section className={styles.part} aria-labelledby="new-attribute">
      <h2 id="new-attribute">{messages.newAttribute()}</h2>
      <p className={styles.hint}>{messages.newAttributeHint()}</p>
      <Form
        id="new-attribute-form"
        method="post"
        className={styles.form}
        key={`${set.attributes.length}${String(rejected !== null)}`}
        onInput={() => setIsTyped(true)}
        onSubmit={() => setIsTyped(false)}
      >
        <LeaveGuard
          isChanged={isTyped || rejected !== null}
          form={{ id: 'new-attribute-form', label: messages.newAttribute() }}
        />
        <input type="hidden" name="intent" value={SET_INTENTS.add} />
        <input type="hidden" name={SET_FIELDS.sequence} value={next} />
        <FormErrors errors={errors} />
        <div className={styles.row}>
          <TextField
            label={messages.attribute()}
            name={SET_FIELDS.label}
            required
            maxLength={80}
            defaultValue={typed[SET_FIELDS.label]}
            error={findMessage(errors, SET_FIELDS.label)}
          />
          <TextField
            label={messages.programName()}
            hint={messages.programNameHint()}
            name={SET_FIELDS.field}
            required
            maxLength={80}
            autoComplete="off"
            defaultValue={typed[SET_FIELDS.field]}
            error={findMessage(errors, SET_FIELDS.field)}
          />
          <ViewTypeField value={typed[SET_FIELDS.viewType]} />
        </div>
        <TextAreaField
          label={messages.valuesLines()}
          name={SET_FIELDS.values}
          required
          rows={4}
          maxLength={8000}
          defaultValue={typed[SET_FIELDS.values]}
          error={findMessage(errors, SET_FIELDS.values)}
        />
        <div>
          <Button type="submit">{messages.addAttribute()}</Button>
        </div>
      </Form>
    </section>
  )
}

function findMessage(errors: RejectedSetForm['errors'], field: string): string | undefined {
  return errors.find(({ fields }) => fields.includes(field))?.message
}
