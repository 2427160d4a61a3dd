import { Form, useNavigation } from 'react-router'
import { SelectField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/account.js'
import { links } from '../links.ts'
import { toOwnLanguageName } from '../shell/language-name.ts'
import styles from './language-form.module.css'

/**
 * A form to choose the language of one's mails among those of the shop, each by its own name. Nothing in a shop with one
 * language.
 */
export function LanguageForm({ languages, chosen }: LanguageFormProps) {
  const isSaving = useNavigation().formAction?.endsWith(links.account()) === true
  if (languages.length < 2) return null
  return (
    <Form method="post" action={links.account()} className={styles.form}>
      <SelectField
        label={messages.language()}
        hint={messages.languageHint()}
        name="language"
        defaultValue={chosen}
        autoComplete="off"
        required
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {toOwnLanguageName(language, languages)}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="secondary" isBusy={isSaving}>
        {messages.saveLanguage()}
      </Button>
    </Form>
  )
}

/** The languages of the shop as BCP 47 locales, and which of them the user has. */
export interface LanguageFormProps {
  readonly languages: readonly string[]
  readonly chosen: string | undefined
}
