import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import type { SiteSettings } from '@hydrant/contract/shared/site-settings.ts'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { RichMessage } from '@hydrant/design/format/rich-message.tsx'
import { createElementPlaceholder } from '@hydrant/kernel/text/element-argument.ts'
import { TextField } from '@hydrant/design/form/field.tsx'
import { Button, ButtonLink } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/builder-site.js'
import { MomentBy } from '../time/moment.tsx'
import { builderLinks } from './builder-links.ts'
import type { SiteFailure } from './change-site.ts'
import { CookieBannerFields } from './cookie-banner-fields.tsx'
import { FooterFields } from './footer-fields.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { LinkRows } from './link-rows.tsx'
import type { SiteSettingsData } from './load-site.ts'
import { LinkPickerProvider } from './link-picker.tsx'
import { HiddenCompareOnEnterButton, ConflictButtons, SiteConflict } from './site-conflict.tsx'
import { SITE_LABELS, SITE_SECTIONS } from './site-labels.ts'
import { useSubmitOnce } from './use-submit-once.ts'

/** The settings of the site: header, footer, menus and cookie banner. */
export function SitePage({
  stored,
  deadLinks,
  home,
  failure,
}: SiteSettingsData & { readonly failure: SiteFailure | undefined }) {
  const settings = failure?.settings ?? stored.settings
  const { isBusy, onSubmit } = useSubmitOnce()
  const [hiddenFailure, setHiddenFailure] = useState<SiteFailure>()
  const isFailureHidden = hiddenFailure === failure && failure?.conflict === null
  return (
    <LeaveGuard hasFailed={failure !== undefined}>
      <div className="builder-head">
        <h1>{messages.siteSettings()}</h1>
        {stored.changedDate !== null && (
          <p className="builder-muted">
            <RichMessage
              text={messages.changedAt({ moment: createElementPlaceholder('moment') })}
              elements={{ moment: <MomentBy of={stored.changedDate} by={stored.changedBy} /> }}
            />
          </p>
        )}
        <div className="builder-end">
          <ButtonLink href={builderLinks.siteLanguages()} size="s" variant="secondary">
            {messages.languages()}
          </ButtonLink>
        </div>
      </div>
      <HomeSection home={home} />
      <LinkPickerProvider>
        <Form
          key={failure === undefined ? stored.revision : 'filled in'}
          method="post"
          className="builder-sections"
          onSubmit={onSubmit}
          // The browser shows its own validation errors; the earlier error of the shop may no longer apply.
          onInvalidCapture={() => setHiddenFailure(failure)}
        >
          <input type="hidden" name="revision" value={failure?.revision ?? stored.revision} />
          {failure?.conflict && <HiddenCompareOnEnterButton />}
          {failure !== undefined && !isFailureHidden && <FailureAlert failure={failure} isBusy={isBusy} />}
          <HeaderSection settings={settings} deadLinks={deadLinks} />
          <FooterFields footer={settings.footer} deadLinks={deadLinks} />
          <CookieBannerFields banner={settings.cookieBanner} errors={failure?.colourErrors ?? {}} />
          <div className="builder-save">
            {failure?.conflict ? (
              <ConflictButtons revision={failure.conflict.revision} isBusy={isBusy} />
            ) : (
              <Button type="submit" isBusy={isBusy}>
                {messages.saveTheSettings()}
              </Button>
            )}
          </div>
        </Form>
      </LinkPickerProvider>
    </LeaveGuard>
  )
}

/** Shows why nothing was stored, and takes the focus, because the button that was pressed is far below. */
function FailureAlert({ failure, isBusy }: { readonly failure: SiteFailure; readonly isBusy: boolean }) {
  const boxRef = useRef<HTMLDivElement>(null)
  useEffect(() => boxRef.current?.focus(), [failure])
  return (
    <div ref={boxRef} tabIndex={-1}>
      {failure.conflict === null ? (
        <Alert tone="error" title={messages.settingsNotSaved()}>
          <p>{failure.message}</p>
        </Alert>
      ) : (
        <SiteConflict conflict={failure.conflict} isBusy={isBusy} />
      )}
    </div>
  )
}

function HomeSection({ home }: Pick<SiteSettingsData, 'home'>) {
  return (
    <section className="builder-sheet">
      <h2>{messages.homePage()}</h2>
      {home === null ? (
        <p>{messages.noHomePage()}</p>
      ) : (
        <>
          <p>{messages.isTheHomePage({ title: home.title })}</p>
          <div className="builder-actions">
            {home.sliderId !== null && (
              <ButtonLink href={builderLinks.page(home.pageId, home.sliderId)} size="s">
                {messages.editTheSlider()}
              </ButtonLink>
            )}
            <ButtonLink href={builderLinks.page(home.pageId)} size="s" variant="secondary">
              {messages.openTheHomePage()}
            </ButtonLink>
            <Link href={builderLinks.pages()}>{messages.chooseAnotherHomePage()}</Link>
          </div>
        </>
      )}
    </section>
  )
}

function HeaderSection({
  settings: { header, navigation },
  deadLinks,
}: {
  readonly settings: SiteSettings
  readonly deadLinks: readonly string[]
}) {
  return (
    <section className="builder-sheet">
      <h2>{SITE_SECTIONS.header()}</h2>
      <TextField label={SITE_LABELS.notice()} name="notice" maxLength={200} defaultValue={header.notice} />
      <TextField label={SITE_LABELS.service()} name="service" maxLength={200} defaultValue={header.service} />
      <LinkRows legend={SITE_LABELS.navigation()} name="navigation" links={navigation.links} deadLinks={deadLinks} />
    </section>
  )
}
