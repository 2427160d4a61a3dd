import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { RichMessage } from '@hydrant/design/format/rich-message.tsx'
import { createElementPlaceholder } from '@hydrant/kernel/text/element-argument.ts'
import { VisuallyHidden } from '@hydrant/design/layout/visually-hidden.tsx'
import { Button, ButtonLink } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/builder-site.js'
import { useTimeZone } from '@hydrant/design/format/use-time-zone.ts'
import { builderLinks } from './builder-links.ts'
import type { SettingsConflict } from './change-site.ts'
import { describeChange } from './page-texts.ts'

/**
 * Shows that the settings were changed elsewhere, with the differences, and lets the user decide which ones to use;
 * nothing is overwritten until then.
 */
export function SiteConflict({ conflict, isBusy }: { readonly conflict: SettingsConflict; readonly isBusy: boolean }) {
  const { isOwn, differences, revision } = conflict
  const timeZone = useTimeZone()
  return (
    <Alert tone="error" title={isOwn ? messages.youChangedTheSettings() : messages.otherChangedTheSettings()}>
      <p>{messages.conflictChoice({ change: describeChange(conflict, timeZone, 'settings') })}</p>
      <SettingDifferences differences={differences} />
      <ConflictButtons revision={revision} isBusy={isBusy} />
    </Alert>
  )
}

/** A list of the settings that were changed elsewhere, with both values of each. */
export function SettingDifferences({ differences }: Pick<SettingsConflict, 'differences'>) {
  return (
    <ul className="builder-differences">
      {differences.map(({ setting, theirs, mine }) => (
        <li key={setting}>
          <RichMessage
            text={messages.settingDiffers({
              setting: createElementPlaceholder('setting'),
              theirs: createElementPlaceholder('theirs'),
              mine: createElementPlaceholder('mine'),
            })}
            elements={{ setting: <strong>{setting}</strong>, theirs: renderQuote(theirs), mine: renderQuote(mine) }}
          />
        </li>
      ))}
    </ul>
  )
}

/**
 * A hidden submit button that Enter presses: it compares the settings again without overwriting any. It must be the
 * first button of the form.
 */
export function HiddenCompareOnEnterButton() {
  return (
    <VisuallyHidden>
      <button type="submit" tabIndex={-1} aria-hidden="true">
        {messages.compareAgain()}
      </button>
    </VisuallyHidden>
  )
}

function renderQuote(text: string) {
  return text === '' ? <>{messages.nothing()}</> : <q>{text}</q>
}

/**
 * The buttons that decide a conflict: overwrite with the entered settings, or load the stored ones at a revision, which
 * are on the page `theirsHref`.
 */
export function ConflictButtons({
  revision,
  isBusy,
  theirsHref = builderLinks.site(),
}: Pick<SettingsConflict, 'revision'> & { readonly isBusy: boolean; readonly theirsHref?: string }) {
  return (
    <div className="builder-actions">
      <Button type="submit" name="overwrite" value={revision} variant="danger" isBusy={isBusy}>
        {messages.saveMineOverTheirs()}
      </Button>
      <ButtonLink href={theirsHref} variant="secondary">
        {messages.takeTheirs()}
      </ButtonLink>
    </div>
  )
}
