import * as messages from '@hydrant/messages/compiled/design/consent.js'
import { ChoiceField, FieldGroup } from '../form/field.tsx'
import { Button } from '../navigation/button.tsx'
import {
  type CategoryTextsByName,
  type CookieChoice,
  getDefaultCategoryTexts,
  OPTIONAL_CATEGORIES,
} from './consent-texts.ts'
import styles from './cookie-manager.module.css'

/**
 * The cookie categories as checkboxes to put into a form; essential ones cannot be switched off. The fields are named
 * after their categories, and `cookies` is `save`, `accept` or `reject`.
 */
export function CookieManager({
  choice,
  legend = messages.cookies(),
  texts = getDefaultCategoryTexts(),
  saveLabel = messages.savePreferences(),
  acceptAllLabel = messages.acceptAll(),
  rejectAllLabel = messages.rejectAll(),
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
  /** The visitor's current consent. */
  readonly choice: CookieChoice
  readonly legend?: string
  readonly texts?: CategoryTextsByName
  readonly saveLabel?: string
  readonly acceptAllLabel?: string
  readonly rejectAllLabel?: string
}
