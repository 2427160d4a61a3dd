import { data, redirect, replace } from 'react-router'
import type { CookieChoice } from '@hydrant/design/consent/consent-texts.ts'
import { links } from '../links.ts'
import type { ShopCookies } from '../session/cookies.ts'
import { leaveFlash } from '../session/flash.ts'
import { textOf } from '../session/form-text.ts'
import { readReturnPath } from '../session/return-path.ts'
import { pageRefusal } from '../shell/refusals.ts'
import {
  ACCEPTED_COOKIE,
  type Keeping,
  PREFERENCES_COOKIE,
  PREFERENCES_KEPT_FOR,
  toPreferences,
} from './preferences.ts'

/** Holds the page that the manager leads back to. */
const REFERRER_COOKIE = 'cookie_referrer'

interface Deciding {
  readonly now: Date
  readonly keeping: Keeping
}

const ALL: CookieChoice = { preferences: true, statistics: true, marketing: true }
const NONE: CookieChoice = { preferences: false, statistics: false, marketing: false }

/**
 * Does what `cookies` of a form says: `accept`, `reject` and `save` decide, `close` puts the banner off, `manage` leads
 * to the page where each category can be chosen. All but the last lead back to `returnTo`, or, with `stays`, nowhere: a
 * script has sent the form and the page goes on.
 */
export function chooseCookies(form: FormData, cookies: ShopCookies, { now, keeping }: Deciding) {
  const intent = textOf(form, 'cookies')
  const returnTo = readReturnPath(form.get('returnTo'))
  if (intent === 'manage') {
    cookies.set(REFERRER_COOKIE, returnTo, { seconds: 60 * 60 })
    return redirect(links.cookieManager())
  }
  if (intent === 'close') cookies.set(ACCEPTED_COOKIE, 'delayed', { seconds: keeping.delayed, isReadable: true })
  else decide(cookies, choiceOf(intent, form), { now, keeping })
  if (form.has('stays')) return data(null)
  cookies.clear(REFERRER_COOKIE)
  if (form.has('isManager'))
    leaveFlash(cookies, {
      tone: 'success',
      message:
        'Your cookie preferences are saved. You can change them at any time under Cookies at the foot of every page.',
    })
  return replace(returnTo)
}

/**
 * Where the manager leads back to: where the address says that the visitor comes from, or the page whose banner they
 * came by.
 */
export function readReferrer(request: Request, cookies: ShopCookies): string {
  const asked = readReturnPath(new URL(request.url).searchParams.get('returnTo'), '')
  const path = asked || readReturnPath(cookies.read(REFERRER_COOKIE))
  return path.startsWith(links.cookieManager()) ? links.home() : path
}

function choiceOf(intent: string, form: FormData): CookieChoice {
  switch (intent) {
    case 'accept':
      return ALL
    case 'reject':
      return NONE
    case 'save':
      return {
        preferences: form.has('preferences'),
        statistics: form.has('statistics'),
        marketing: form.has('marketing'),
      }
    default:
      throw pageRefusal(400, 'The form did not say what to do with cookies. Go back and try again.')
  }
}

function decide(cookies: ShopCookies, choice: CookieChoice, { now, keeping }: Deciding): void {
  cookies.set(PREFERENCES_COOKIE, JSON.stringify(toPreferences(choice, now)), {
    seconds: PREFERENCES_KEPT_FOR,
    isReadable: true,
  })
  if (Object.values(choice).every(Boolean))
    cookies.set(ACCEPTED_COOKIE, 'accepted', { seconds: keeping.accepted, isReadable: true })
  else cookies.clear(ACCEPTED_COOKIE)
}
