import { fromPlatformLanguage } from '@hydrant/kernel/locale/language-code.ts'
import { useState } from 'react'
import { Form } from 'react-router'
import { FieldGroup, TextAreaField, TextField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/translations.js'
import { PartFailure } from '../records/part-failure.tsx'
import { FormErrors } from '../shell/form-errors.tsx'
import { LeaveGuard } from '../shell/leave-guard.tsx'
import { DoneNotice } from '../shell/notice.tsx'
import styles from './languages-section.module.css'
import type { LoadedTranslation, loadTranslations } from './load-translations.ts'
import { LANGUAGES_SECTION, type RejectedTranslations, toInputName } from './translation-fields.ts'

const FORM_ID = `${LANGUAGES_SECTION}-form`

/** The section of a page with the name and description of a product or category in the other languages of the shop. */
export function LanguagesSection({ translations, rejected }: LanguagesSectionProps) {
  if (translations === null) return null
  if ('failure' in translations) return <PartFailure title={messages.languages()} message={translations.failure} />
  return translations.length === 0 ? null : <LanguagesForm translations={translations} rejected={rejected} />
}

interface LanguagesSectionProps {
  readonly translations: Awaited<ReturnType<typeof loadTranslations>>
  readonly rejected: RejectedTranslations | null
}

function LanguagesForm({ translations, rejected }: LanguagesFormProps) {
  const [isTyped, setIsTyped] = useState(false)
  const errors = Object.values(rejected ?? {}).flatMap((language) => language.errors)
  const titleId = `${LANGUAGES_SECTION}-title`
  return (
    <section id={LANGUAGES_SECTION} className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.heading}>
        {messages.languages()}
      </h2>
      <p className={styles.hint}>{messages.hint()}</p>
      <DoneNotice sectionId={LANGUAGES_SECTION} errors={errors} />
      <Form
        id={FORM_ID}
        method="post"
        className={styles.section}
        key={JSON.stringify([translations, rejected])}
        onInput={() => setIsTyped(true)}
        onSubmit={() => setIsTyped(false)}
      >
        <LeaveGuard isChanged={isTyped || rejected !== null} form={{ id: FORM_ID, label: messages.languages() }} />
        <input type="hidden" name="intent" value={LANGUAGES_SECTION} />
        {translations.map((translation) => (
          <LanguageFields key={translation.code} translation={translation} rejected={rejected?.[translation.code]} />
        ))}
        <div>
          <Button type="submit" variant="secondary">
            {messages.save()}
          </Button>
        </div>
      </Form>
    </section>
  )
}

interface LanguagesFormProps {
  readonly translations: readonly LoadedTranslation[]
  readonly rejected: RejectedTranslations | null
}

function LanguageFields({ translation, rejected }: LanguageFieldsProps) {
  const { code, language } = translation
  const texts = rejected?.typed ?? translation
  const errors = rejected?.errors ?? []
  const findError = (field: string) => errors.find(({ fields }) => fields.includes(field))?.message
  const others = errors.filter(({ fields }) => !fields.includes('Name') && !fields.includes('Description'))
  return (
    <FieldGroup legend={language}>
      <FormErrors errors={others} />
      {(['id', 'tag', 'original'] as const).map((field) => (
        <input key={field} type="hidden" name={toInputName(code, field)} value={texts[field]} />
      ))}
      <TextField
        label={messages.name()}
        name={toInputName(code, 'name')}
        defaultValue={texts.name}
        error={findError('Name')}
        lang={fromPlatformLanguage(code)}
        maxLength={255}
        showOptional={false}
        autoComplete="off"
      />
      <TextAreaField
        label={messages.description()}
        name={toInputName(code, 'description')}
        defaultValue={texts.description}
        error={findError('Description')}
        lang={fromPlatformLanguage(code)}
        maxLength={32_000}
        showOptional={false}
      />
    </FieldGroup>
  )
}

interface LanguageFieldsProps {
  readonly translation: LoadedTranslation
  readonly rejected: RejectedTranslations[string] | undefined
}
