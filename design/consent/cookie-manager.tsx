import type { FormEvent } from 'react'
import { ChoiceField, FieldGroup } from '../form/field.tsx'
import { Button } from '../navigation/button.tsx'
import { CATEGORY_TEXTS, type CookieChoice, OPTIONAL_CATEGORIES } from './consent-texts.ts'
import styles from './cookie-manager.module.css'

/**
 * The categories of cookies, of which essential ones cannot be refused, to be put into a form: its fields are named by
 * their categories, and `cookies` is `save`, `accept` or `reject`. `cookieChoiceOf` reads them where scripts run.
 */
export function CookieManager({
  choice,
  legend = 'Cookies',
  texts = CATEGORY_TEXTS,
  saveLabel = 'Save Preferences',
  acceptAllLabel = 'Accept All',
  rejectAllLabel = 'Reject All',
}: CookieManagerProps) {
  return (
    <div className={styles.form}>
      <FieldGroup legend={legend}>
        <ChoiceField type="checkbox" name="essential" checked disabled readOnly {...texts.essential} />
        {OPTIONAL_CATEGORIES.map((category) => (
          <ChoiceField
            key={category}
            type="checkbox"
            name={category}
            value="true"
            defaultChecked={choice[category]}
            {...texts[category]}
          />
        ))}
      </FieldGroup>
      <div className={styles.choices}>
        <Button type="submit" name="cookies" value="save">
          {saveLabel}
        </Button>
        <Button type="submit" name="cookies" value="accept" variant="secondary">
          {acceptAllLabel}
        </Button>
        <Button type="submit" name="cookies" value="reject" variant="secondary">
          {rejectAllLabel}
        </Button>
      </div>
    </div>
  )
}

interface CookieManagerProps {
  /** For what the visitor has consented so far. */
  readonly choice: CookieChoice
  readonly legend?: string
  readonly texts?: typeof CATEGORY_TEXTS
  readonly saveLabel?: string
  readonly acceptAllLabel?: string
  readonly rejectAllLabel?: string
}

/**
 * What was chosen in a form around `CookieManager`, from its submit event: all of it by *Accept All*, nothing by
 * *Reject All*.
 */
export function cookieChoiceOf(event: FormEvent<HTMLFormElement>): CookieChoice {
  const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : { submitter: null }
  const fields = new FormData(event.currentTarget, submitter)
  const pressed = fields.get('cookies')
  const isChosen = (category: keyof CookieChoice) =>
    pressed === 'accept' || (pressed !== 'reject' && fields.has(category))
  return { preferences: isChosen('preferences'), statistics: isChosen('statistics'), marketing: isChosen('marketing') }
}
