import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { VisuallyHidden } from '@hydrant/design/layout/visually-hidden.tsx'
import { Button, ButtonLink } from '@hydrant/design/navigation/button.tsx'
import { useTimeZone } from '../time/use-time-zone.ts'
import { builderLinks } from './builder-links.ts'
import type { SettingsConflict } from './change-site.ts'
import { describeChange } from './page-texts.ts'

/**
 * Shows that the settings were changed elsewhere, with the differences, and lets the user decide: nothing is
 * overwritten before.
 */
export function SiteConflict({ conflict, isBusy }: { readonly conflict: SettingsConflict; readonly isBusy: boolean }) {
  const { isOwn, differences, revision } = conflict
  const timeZone = useTimeZone()
  return (
    <Alert
      tone="error"
      title={isOwn ? 'You have changed the settings in another window' : 'Somebody else has changed the settings'}
    >
      <p>
        {describeChange(conflict, timeZone, 'the settings')} Nothing of yours is saved, and nothing of theirs is
        overwritten, before you decide. These differ:
      </p>
      <ul className="builder-differences">
        {differences.map(({ setting, theirs, mine }) => (
          <li key={setting}>
            <strong>{setting}</strong>: saved is {quoteText(theirs)}, yours is {quoteText(mine)}
          </li>
        ))}
      </ul>
      <SiteChoice revision={revision} isBusy={isBusy} />
    </Alert>
  )
}

/**
 * The form's default button, which Enter presses: it compares the settings again and decides nothing. It must be the
 * first button of the form.
 */
export function CompareAgainButton() {
  return (
    <VisuallyHidden>
      <button type="submit" tabIndex={-1} aria-hidden="true">
        Compare again
      </button>
    </VisuallyHidden>
  )
}

function quoteText(text: string) {
  return text === '' ? 'nothing' : <q>{text}</q>
}

/** The buttons that decide a conflict: overwrite with the entered settings, or load the stored ones at a revision. */
export function SiteChoice({ revision, isBusy }: Pick<SettingsConflict, 'revision'> & { readonly isBusy: boolean }) {
  return (
    <div className="builder-actions">
      <Button type="submit" name="overwrite" value={revision} variant="danger" isBusy={isBusy}>
        Save mine over theirs
      </Button>
      <ButtonLink href={builderLinks.site()} variant="secondary">
        Take theirs
      </ButtonLink>
    </div>
  )
}
