import { fromPlatformLanguage } from '@hydrant/kernel/locale/language-code.ts'
import { getLanguageName } from '@hydrant/kernel/locale/language-name.ts'
import { useState } from 'react'
import { Form } from 'react-router'
import { EmptyState } from '@hydrant/design/feedback/empty-state.tsx'
import { ChoiceField, SelectField, TextField } from '@hydrant/design/form/field.tsx'
import { NumberText } from '@hydrant/design/format/number-text.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/labels.js'
import { officeLinks } from '../office-links.ts'
import { FormErrors } from '../shell/form-errors.tsx'
import { LeaveGuard } from '../shell/leave-guard.tsx'
import { DoneNotice } from '../shell/notice.tsx'
import { PageHead } from '../shell/page-head.tsx'
import tableStyles from '../row-table/row-table.module.css'
import styles from './labels-page.module.css'
import { KINDS, type LabelsView } from './load-labels.ts'
import { LABEL_INPUTS, type RejectedLabels } from './save-labels.ts'

const FORM_ID = 'labels-form'

const KIND_LABELS = {
  Attribute: messages.attribute,
  AttributeValue: messages.attributeValue,
  Unit: messages.unit,
  DeliveryMethod: messages.deliveryMethod,
  SellingModel: messages.sellingModel,
} as const

/** The labels that products, carts and deliveries share, with a field for the translation of each into a language. */
export function LabelsPage({ rejected, ...view }: LabelsView & { readonly rejected: RejectedLabels | null }) {
  const { language, labels, nextOffset, kind, text, untranslatedOnly } = view
  const errors = Object.values(rejected ?? {}).flatMap((label) => label.errors)
  if (language === '')
    return (
      <>
        <PageHead title={messages.labels()} />
        <EmptyState title={messages.noLanguages()} />
      </>
    )
  return (
    <>
      <PageHead title={messages.labels()} />
      <p className={styles.hint}>{messages.hint()}</p>
      <DoneNotice errors={errors} />
      <FormErrors errors={errors} />
      <SearchForm {...view} />
      {labels.length === 0 ? (
        <EmptyState title={messages.noLabels()} />
      ) : (
        <TranslationForm key={JSON.stringify([labels, rejected])} {...view} rejected={rejected} />
      )}
      {nextOffset !== null && (
        <Link
          href={officeLinks.labels({
            kind,
            language,
            q: text === '' ? undefined : text,
            untranslated: untranslatedOnly ? 'true' : undefined,
            after: String(nextOffset),
          })}
        >
          {messages.nextPart()}
        </Link>
      )}
    </>
  )
}

function SearchForm({ kind, language, languages, text, untranslatedOnly }: LabelsView) {
  return (
    <Form method="get" className={styles.search} key={JSON.stringify([kind, language, text, untranslatedOnly])}>
      <SelectField label={messages.kind()} name="kind" defaultValue={kind} showOptional={false}>
        {KINDS.map((value) => (
          <option key={value} value={value}>
            {KIND_LABELS[value]()}
          </option>
        ))}
      </SelectField>
      <SelectField label={messages.language()} name="language" defaultValue={language} showOptional={false}>
        {languages.map((code) => (
          <option key={code} value={code}>
            {getLanguageName(fromPlatformLanguage(code))}
          </option>
        ))}
      </SelectField>
      <TextField label={messages.search()} name="q" defaultValue={text} maxLength={255} showOptional={false} />
      <ChoiceField
        type="checkbox"
        name="untranslated"
        value="true"
        label={messages.untranslatedOnly()}
        defaultChecked={untranslatedOnly}
      />
      <Button type="submit" variant="secondary">
        {messages.find()}
      </Button>
    </Form>
  )
}

function TranslationForm({ rejected, ...view }: LabelsView & { readonly rejected: RejectedLabels | null }) {
  const { labels, language, kind } = view
  const [isTyped, setIsTyped] = useState(false)
  const rows = labels.map((label, index) => ({ ...label, index }))
  return (
    <Form
      id={FORM_ID}
      method="post"
      className={styles.form}
      onInput={() => setIsTyped(true)}
      onSubmit={() => setIsTyped(false)}
    >
      <LeaveGuard isChanged={isTyped || rejected !== null} form={{ id: FORM_ID, label: messages.labels() }} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="language" value={language} />
      <Table
        caption={KIND_LABELS[kind]()}
        rows={rows}
        rowKey={({ label }) => label}
        variant="dense"
        columns={createColumns(view, rejected)}
      />
      <div>
        <Button type="submit">{messages.save()}</Button>
      </div>
    </Form>
  )
}

type Row = LabelsView['labels'][number] & { readonly index: number }

function createColumns({ language, tags }: LabelsView, rejected: RejectedLabels | null): readonly TableColumn<Row>[] {
  return [
    { label: messages.label(), cell: ({ label }) => label },
    { label: messages.uses(), isAtEnd: true, cell: ({ uses }) => <NumberText value={String(uses)} /> },
    {
      label: messages.translation(),
      cell: ({ label, index, translationId, translation }) => {
        const values = {
          label,
          id: translationId ?? '',
          tag: tags.get(translationId ?? '') ?? '',
          original: translation ?? '',
          translation: rejected?.[label]?.typed ?? translation ?? '',
        }
        return LABEL_INPUTS.map((input) => (
          <input
            key={input}
            type={input === 'translation' ? 'text' : 'hidden'}
            name={`${input}.${index}`}
            defaultValue={values[input]}
            {...(input === 'translation' && {
              className: tableStyles.input,
              'aria-label': messages.translationOf({ label }),
              'aria-invalid': rejected?.[label] === undefined ? undefined : true,
              lang: fromPlatformLanguage(language),
              maxLength: 255,
              autoComplete: 'off',
            })}
          />
        ))
      },
    },
  ]
}
