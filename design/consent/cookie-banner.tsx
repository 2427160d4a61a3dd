import { type ReactNode, useId, useRef } from 'react'
import * as messages from '@hydrant/messages/compiled/design/consent.js'
import { classNames } from '../layout/class-names.ts'
import { Button } from '../navigation/button.tsx'
import { IconButton } from '../navigation/icon-button.tsx'
import { useStyleSettingsProps } from '../sliders/use-style-settings.ts'
import styles from './cookie-banner.module.css'

/**
 * A banner at the lower edge of the page that asks for consent to cookies; the page stays usable meanwhile. It only
 * reports which button was pressed: the caller decides what is stored, for how long, and whether the banner is shown.
 * Inside a form its buttons submit it with `cookies` = `accept`, `manage` or `close`, so that it works without scripts,
 * too.
 */
export function CookieBanner({
  title = messages.cookies(),
  acceptAllLabel = messages.acceptAll(),
  managePreferencesLabel = messages.managePreferences(),
  closeLabel = messages.close(),
  maxWidth,
  alignment = 'start',
  colours,
  ...rest
}: CookieBannerProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const settings = useStyleSettingsProps(box, { width: maxWidth, ...colours })
  return (
    <section aria-labelledby={id} className={styles.banner}>
      <div ref={box} {...settings} className={classNames(styles.box, alignment !== 'start' && styles[alignment])}>
        <h2 id={id}>{title}</h2>
        <div>{rest.children}</div>
        <div className={styles.choices}>
          <Button type="submit" name="cookies" value="accept" onClick={rest.onAcceptAll}>
            {acceptAllLabel}
          </Button>
          <Button type="submit" name="cookies" value="manage" variant="secondary" onClick={rest.onManagePreferences}>
            {managePreferencesLabel}
          </Button>
        </div>
        <IconButton
          icon="utility:close"
          label={closeLabel}
          type="submit"
          name="cookies"
          value="close"
          className={styles.close}
          onClick={rest.onClose}
        />
      </div>
    </section>
  )
}

interface CookieBannerProps {
  readonly title?: string
  readonly acceptAllLabel?: string
  readonly managePreferencesLabel?: string
  readonly closeLabel?: string
  /** A CSS length; the default is `586px`. */
  readonly maxWidth?: string
  readonly alignment?: 'start' | 'center' | 'end'
  /** CSS colours that replace the design's own: `button` and `button-text` are those of the accept button. */
  readonly colours?: Partial<Readonly<Record<'background' | 'text' | 'button' | 'button-text', string | undefined>>>
  readonly onAcceptAll?: () => void
  readonly onManagePreferences?: () => void
  readonly onClose?: () => void
  /** The text that explains what the cookies are for. */
  readonly children: ReactNode
}
