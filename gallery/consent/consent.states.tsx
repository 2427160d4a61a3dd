import { type FormEvent, useState } from 'react'
import { CookieBanner } from '@hydrant/design/consent/cookie-banner.tsx'
import { CookieManager } from '@hydrant/design/consent/cookie-manager.tsx'
import type { CookieChoice } from '@hydrant/design/consent/consent-texts.ts'
import { EventLog, type CreateListener } from '../event-log.tsx'
import type { Exhibit } from '../states.ts'

const text = <p>We use cookies to keep the shop working and, if you agree, to make it better.</p>
const noConsent = { preferences: false, statistics: false, marketing: false }

function Banner({ listen }: { readonly listen: CreateListener }) {
  return (
    <CookieBanner
      onAcceptAll={() => listen('accept all')()}
      onManagePreferences={() => listen('manage preferences')()}
      onClose={() => listen('close')()}
    >
      {text}
    </CookieBanner>
  )
}

function BannerInForm() {
  const [sent, setSent] = useState('nothing')
  return (
    <form action={(fields) => setSent(JSON.stringify(fields.get('cookies')))}>
      <p>Sent: {sent}</p>
      <CookieBanner>{text}</CookieBanner>
    </form>
  )
}

function Manager({ listen, choice }: { readonly listen: CreateListener; readonly choice: typeof noConsent }) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        listen('chosen')(toCookieChoice(event))
      }}
    >
      <CookieManager choice={choice} />
    </form>
  )
}

/**
 * Reads the visitor's choice from the submit event of a form around `CookieManager`: *Accept All* chooses every
 * category, *Reject All* none.
 */
function toCookieChoice(event: FormEvent<HTMLFormElement>): CookieChoice {
  const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : { submitter: null }
  const fields = new FormData(event.currentTarget, submitter)
  const pressedButton = fields.get('cookies')
  const isChosen = (category: keyof CookieChoice) =>
    pressedButton === 'accept' || (pressedButton !== 'reject' && fields.has(category))
  return { preferences: isChosen('preferences'), statistics: isChosen('statistics'), marketing: isChosen('marketing') }
}

/** The banner and the form for cookie consent. */
export const exhibit: Exhibit = {
  component: 'Cookie consent',
  fullWindowStates: ['banner', 'banner in other words', 'banner in a form'],
  states: {
    banner: () => <EventLog>{(listen) => <Banner listen={listen} />}</EventLog>,
    'banner in other words': () => (
      <CookieBanner
        title="Your choice"
        acceptAllLabel="Yes to all"
        managePreferencesLabel="Let me choose"
        closeLabel="Later"
        maxWidth="400px"
        alignment="center"
      >
        {text}
      </CookieBanner>
    ),
    'banner in a form': () => <BannerInForm />,
    manager: () => <EventLog>{(listen) => <Manager listen={listen} choice={noConsent} />}</EventLog>,
    'manager with a choice': () => (
      <EventLog>{(listen) => <Manager listen={listen} choice={{ ...noConsent, statistics: true }} />}</EventLog>
    ),
  },
}
