import type { ObjectSummary } from '@hydrant/contract/records/description.ts'
import * as messages from '@hydrant/messages/compiled/back-office/settings.js'
import { officeLinks } from '../office-links.ts'

/** A page on which something else of the shop is set up. */
export interface SettingsPageLink {
  readonly title: string
  readonly meaning: string
  readonly path: string
  /** Whether the page is outside the back office, and `path` one of the shop. */
  readonly isInShop: boolean
}

/** Lists the other pages with settings that a member of staff may use. */
export function listOtherPages(
  objects: readonly ObjectSummary[],
  isAdministrator: boolean,
): readonly SettingsPageLink[] {
  const names = new Set(objects.map(({ name }) => name))
  const list = (objectName: string, title: string, meaning: string) =>
    names.has(objectName) ? [{ title, meaning, path: officeLinks.records(objectName), isInShop: false }] : []
  const page = (isAllowed: boolean, link: Omit<SettingsPageLink, 'isInShop'>, isInShop = false) =>
    isAllowed ? [{ ...link, isInShop }] : []
  const site = { title: messages.siteTexts(), meaning: messages.meaningOfSiteTexts(), path: '/builder/site' }
  const ownPrograms = {
    title: messages.ownPrograms(),
    meaning: messages.meaningOfOwnPrograms(),
    path: '/account/access',
  }
  const programs = { title: messages.programs(), meaning: messages.meaningOfPrograms(), path: officeLinks.programs() }
  const mails = { title: messages.mails(), meaning: messages.meaningOfMails(), path: officeLinks.outbox() }
  const events = { title: messages.events(), meaning: messages.meaningOfEvents(), path: officeLinks.webhook() }
  const history = { title: messages.history(), meaning: messages.meaningOfHistory(), path: officeLinks.history() }
  return [
    ...page(names.has('WebStore'), site, true),
    ...list('TaxRate__c', messages.taxRates(), messages.meaningOfTaxRates()),
    ...list('OrderDeliveryMethod', messages.deliveryMethods(), messages.meaningOfDeliveryMethods()),
    ...list('Location', messages.locations(), messages.meaningOfLocations()),
    ...list('PermissionSetAssignment', messages.staff(), messages.meaningOfStaff()),
    ...page(isAdministrator, programs),
    ...page(true, ownPrograms, true),
    ...page(names.has('OrderSummary'), mails),
    ...page(isAdministrator, events),
    ...page(isAdministrator, history),
  ]
}
