import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { Button, ButtonLink } from '@hydrant/design/navigation/button.tsx'
import { builderLinks } from './builder-links.ts'
import type { SettingsConflict } from './change-site.ts'
import { changeWords } from './page-words.ts'

/** Tells that the settings were changed elsewhere meanwhile, and in what they differ, and lets the site builder decide: nothing is overwritten before. */
export function SiteConflict({ conflict, isBusy }: { readonly conflict: SettingsConflict; readonly isBusy: boolean }) {
  const { isOwn, differences } = conflict
  return (
    <Alert tone="error" title={isOwn ? 'You have changed the settings in another window' : 'Somebody else has changed the settings'}>
      <p>{changeWords(conflict, 'the settings')} Nothing of yours is saved, and nothing of theirs is overwritten, before you decide. These differ:</p>
      <ul className="builder-differences">
        {differences.map(({ setting, theirs, mine }) => (
          <li key={setting}>
            <strong>{setting}</strong>: saved is <q>{theirs}</q>, yours is <q>{mine}</q>
          </li>
        ))}
      </ul>
      <SiteChoice isBusy={isBusy} />
    </Alert>
  )
}

/** Whose settings are to hold. */
export function SiteChoice({ isBusy }: { readonly isBusy: boolean }) {
  return (
    <div className="builder-actions">
      <Button type="submit" variant="danger" isBusy={isBusy}>
        Save mine over theirs
      </Button>
      <ButtonLink href={builderLinks.site()} variant="secondary">
        Take theirs
      </ButtonLink>
    </div>
  )
}
