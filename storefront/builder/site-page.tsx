import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import type { SiteSettings } from '@hydrant/contract/shared/site-settings.ts'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { TextField } from '@hydrant/design/form/field.tsx'
import { Button, ButtonLink } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { MomentBy } from '../time/moment.tsx'
import { builderLinks } from './builder-links.ts'
import type { RefusedSite } from './change-site.ts'
import { CookieBannerFields } from './cookie-banner-fields.tsx'
import { FooterFields } from './footer-fields.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { LinkRows } from './link-rows.tsx'
import type { SiteToChange } from './load-site.ts'
import { PageChoice } from './page-choice.tsx'
import { CompareAnew, SiteChoice, SiteConflict } from './site-conflict.tsx'
import { SITE_LABELS, SITE_SECTIONS } from './site-labels.ts'
import { useSubmitOnce } from './use-submit-once.ts'

/** What stands around every page: above and below it, in menus, and in the question about cookies. */
export function SitePage({
  stored,
  deadLinks,
  home,
  refused,
}: SiteToChange & { readonly refused: RefusedSite | undefined }) {
  const settings = refused?.settings ?? stored.settings
  const { isBusy, onSubmit } = useSubmitOnce()
  const [overtaken, setOvertaken] = useState<RefusedSite>()
  const isOvertaken = overtaken === refused && refused?.conflict === null
  return (
    <LeaveGuard isRefused={refused !== undefined}>
      <div className="builder-head">
        <h1>Site settings</h1>
        {stored.changedDate !== null && (
          <p className="builder-muted">
            Changed <MomentBy of={stored.changedDate} by={stored.changedBy} />
          </p>
        )}
      </div>
      <HomeSection home={home} />
      <PageChoice>
        <Form
          key={refused === undefined ? stored.revision : 'filled in'}
          method="post"
          className="builder-sections"
          onSubmit={onSubmit}
          // The browser says what is wrong now; what the shop has said before may be mended.
          onInvalidCapture={() => setOvertaken(refused)}
        >
          <input type="hidden" name="revision" value={refused?.revision ?? stored.revision} />
          {refused?.conflict && <CompareAnew />}
          {refused !== undefined && !isOvertaken && <Refusal refused={refused} isBusy={isBusy} />}
          <HeaderSection settings={settings} deadLinks={deadLinks} />
          <FooterFields footer={settings.footer} deadLinks={deadLinks} />
          <CookieBannerFields banner={settings.cookieBanner} faults={refused?.colourFaults ?? {}} />
          <div className="builder-save">
            {refused?.conflict ? (
              <SiteChoice revision={refused.conflict.revision} isBusy={isBusy} />
            ) : (
              <Button type="submit" isBusy={isBusy}>
                Save the settings
              </Button>
            )}
          </div>
        </Form>
      </PageChoice>
    </LeaveGuard>
  )
}

/** Why nothing was stored; it takes the focus, because the button that was pressed is far below. */
function Refusal({ refused, isBusy }: { readonly refused: RefusedSite; readonly isBusy: boolean }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [refused])
  return (
    <div ref={box} tabIndex={-1}>
      {refused.conflict === null ? (
        <Alert tone="error" title="The settings are not saved">
          <p>{refused.message}</p>
        </Alert>
      ) : (
        <SiteConflict conflict={refused.conflict} isBusy={isBusy} />
      )}
    </div>
  )
}

function HomeSection({ home }: Pick<SiteToChange, 'home'>) {
  return (
    <section className="builder-sheet">
      <h2>Home page</h2>
      {home === null ? (
        <p>No page is the home page. Open the settings of one and make it so.</p>
      ) : (
        <>
          <p>“{home.title}” is the home page. Its slider, tiles and rows are blocks of that page.</p>
          <div className="builder-actions">
            {home.sliderId !== null && (
              <ButtonLink href={builderLinks.page(home.pageId, home.sliderId)} size="s">
                Edit the slider
              </ButtonLink>
            )}
            <ButtonLink href={builderLinks.page(home.pageId)} size="s" variant="secondary">
              Open the home page
            </ButtonLink>
            <Link href={builderLinks.pages()}>Choose another home page</Link>
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
      <h2>{SITE_SECTIONS.header}</h2>
      <TextField label={SITE_LABELS.notice} name="notice" maxLength={200} defaultValue={header.notice} />
      <TextField label={SITE_LABELS.service} name="service" maxLength={200} defaultValue={header.service} />
      <LinkRows legend={SITE_LABELS.navigation} name="navigation" links={navigation.links} deadLinks={deadLinks} />
    </section>
  )
}
