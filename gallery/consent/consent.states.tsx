import { useState } from 'react'
import { CookieBanner } from '@hydrant/design/consent/cookie-banner.tsx'
import { CookieManager, cookieChoiceOf } from '@hydrant/design/consent/cookie-manager.tsx'
import { EventLog, type Listen } from '../event-log.tsx'
import type { Exhibit } from '../states.ts'

const text = <p>We use cookies to keep the shop working and, if you agree, to make it better.</p>
const nothing = { preferences: false, statistics: false, marketing: false }

function Banner({ listen }: { readonly listen: Listen }) {
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

function Manager({ listen, choice }: { readonly listen: Listen; readonly choice: typeof nothing }) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        listen('chosen')(cookieChoiceOf(event))
      }}
    >
      <CookieManager choice={choice} />
    </form>
  )
}

/** What asks a visitor about cookies. */
export const exhibit: Exhibit = {
  component: 'Cookie consent',
  alone: ['banner', 'banner in other words', 'banner in a form'],
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
    manager: () => <EventLog>{(listen) => <Manager listen={listen} choice={nothing} />}</EventLog>,
    'manager with a choice': () => (
      <EventLog>{(listen) => <Manager listen={listen} choice={{ ...nothing, statistics: true }} />}</EventLog>
    ),
  },
}
