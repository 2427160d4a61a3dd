import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { VisuallyHidden } from '@hydrant/design/layout/visually-hidden.tsx'
import { Button, ButtonLink } from '@hydrant/design/navigation/button.tsx'
import { useTimeZone } from '../time/use-time-zone.ts'
import { builderLinks } from './builder-links.ts'
import type { SettingsConflict } from './change-site.ts'
import { changeWords } from './page-words.ts'

/**
 * Tells that the settings were changed elsewhere meanwhile, and in what they differ, and lets the site builder decide:
 * nothing is overwritten before.
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
        {changeWords(conflict, timeZone, 'the settings')} Nothing of yours is saved, and nothing of theirs is
        overwritten, before you decide. These differ:
      </p>
      <ul className="builder-differences">
        {differences.map(({ setting, theirs, mine }) => (
          <li key={setting}>
            <strong>{setting}</strong>: saved is {said(theirs)}, yours is {said(mine)}
          </li>
        ))}
      </ul>
      <SiteChoice revision={revision} isBusy={isBusy} />
    </Alert>
  )
}

/**
 * What Enter in a field of the form presses: the settings are compared anew, and nothing is decided. To stand before
 * every other button of the form.
 */
export function CompareAnew() {
  return (
    <VisuallyHidden>
      <button type="submit" tabIndex={-1} aria-hidden="true">
        Compare again
      </button>
    </VisuallyHidden>
  )
}

function said(words: string) {
  return words === '' ? 'nothing' : <q>{words}</q>
}

/** Whose settings are to hold: those that are filled in, or those that somebody has saved, which are at a revision. */
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
