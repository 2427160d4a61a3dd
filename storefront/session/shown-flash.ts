import * as messages from '@hydrant/messages/compiled/storefront/session.js'
import type { ActingNotice } from '../account/acting-notice.ts'
import { links } from '../links.ts'
import type { Flash } from './flash.ts'

/** A message above the page. */
export interface ShownFlash extends Omit<Flash, 'leadsToCart'> {
  readonly link: ActingNotice['link'] | null
  /** Whether it stays after the next navigation. */
  readonly isLasting: boolean
}

/**
 * Returns the message above the page: of the last action, that staff act for an account, or both in one. The browser
 * gets texts and no code for them, because every page of every visitor has this message's place.
 */
export function toShownFlash(flash: Flash | null, acting: ActingNotice | null): ShownFlash | null {
  const cartLink = flash?.leadsToCart === true ? { href: links.cart(), label: messages.viewCart() } : null
  if (acting === null)
    return (
      flash && {
        id: flash.id,
        tone: flash.tone,
        message: flash.message,
        link: cartLink,
        isLasting: false,
      }
    )
  return {
    id: flash?.id ?? acting.accountId,
    tone: flash?.tone === 'error' ? 'error' : 'warning',
    message: flash === null ? acting.message : `${flash.message} ${acting.message}`,
    link: cartLink ?? acting.link,
    isLasting: true,
  }
}
