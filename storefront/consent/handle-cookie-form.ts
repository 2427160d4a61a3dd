import { data, redirect, replace } from 'react-router'
import type { CookieChoice } from '@hydrant/design/consent/consent-texts.ts'
import * as messages from '@hydrant/messages/compiled/storefront/consent.js'
import { links } from '../links.ts'
import type { ShopCookies } from '../session/cookies.ts'
import { setFlash } from '../session/flash.ts'
import { readTextField } from '../session/form-text.ts'
import { readReturnPath } from '../session/return-path.ts'
import { createErrorResponse } from '../shell/page-errors.ts'
import {
  ACCEPTED_COOKIE,
  type ConsentLifetimes,
  PREFERENCES_COOKIE,
  PREFERENCES_LIFETIME_SECONDS,
  toPreferences,
} from './preferences.ts'

/** The cookie with the page that the cookie manager returns to. */
const REFERRER_COOKIE = 'cookie_referrer'

interface DecisionOptions {
  readonly now: Date
  readonly lifetimes: ConsentLifetimes
}

const ACCEPT_ALL: CookieChoice = { preferences: true, statistics: true, marketing: true }
const REJECT_ALL: CookieChoice = { preferences: false, statistics: false, marketing: false }

/**
 * Handles a cookie form by its field `cookies`: `accept`, `reject` and `save` store a decision, `close` postpones the
 * banner, `manage` redirects to the cookie manager. All but the last redirect to `returnTo`, or, with `stays`, return
 * no content for a script.
 */
export function handleCookieForm(
  form: FormData,
  cookies: ShopCookies,
  { now, lifetimes: consentLifetimes }: DecisionOptions,
) {
  const intent = readTextField(form, 'cookies')
  const returnTo = readReturnPath(form.get('returnTo'))
  if (intent === 'manage') {
    cookies.set(REFERRER_COOKIE, returnTo, { seconds: 60 * 60 })
    return redirect(links.cookieManager())
  }
  if (intent === 'close')
    cookies.set(ACCEPTED_COOKIE, 'delayed', { seconds: consentLifetimes.delayed, isReadable: true })
  else setDecisionCookies(cookies, readChoice(intent, form), { now, lifetimes: consentLifetimes })
  if (form.has('stays')) return data(null)
  cookies.clear(REFERRER_COOKIE)
  if (form.has('isManager'))
    setFlash(cookies, {
      tone: 'success',
      message: messages.preferencesSaved(),
    })
  return replace(returnTo)
}

/** Gets the path that the cookie manager returns to: from the URL, or the page whose banner was used. */
export function getCookieManagerReturnPath(request: Request, cookies: ShopCookies): string {
  const requestedPath = readReturnPath(new URL(request.url).searchParams.get('returnTo'), '')
  const path = requestedPath || readReturnPath(cookies.read(REFERRER_COOKIE))
  return path.startsWith(links.cookieManager()) ? links.home() : path
}

function readChoice(intent: string, form: FormData): CookieChoice {
  switch (intent) {
    case 'accept':
      return ACCEPT_ALL
    case 'reject':
      return REJECT_ALL
    case 'save':
      return {
        preferences: form.has('preferences'),
        statistics: form.has('statistics'),
        marketing: form.has('marketing'),
      }
    default:
      throw createErrorResponse(400, messages.incompleteForm())
  }
}

function setDecisionCookies(
  cookies: ShopCookies,
  choice: CookieChoice,
  { now, lifetimes: consentLifetimes }: DecisionOptions,
): void {
  cookies.set(PREFERENCES_COOKIE, JSON.stringify(toPreferences(choice, now)), {
    seconds: PREFERENCES_LIFETIME_SECONDS,
    isReadable: true,
  })
  if (Object.values(choice).every(Boolean))
    cookies.set(ACCEPTED_COOKIE, 'accepted', { seconds: consentLifetimes.accepted, isReadable: true })
  else cookies.clear(ACCEPTED_COOKIE)
}
