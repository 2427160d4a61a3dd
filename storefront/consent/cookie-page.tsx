import { Form, useNavigation } from 'react-router'
import type { CategoryTextsByName, CookieChoice } from '@hydrant/design/consent/consent-texts.ts'
import { CookieManager } from '@hydrant/design/consent/cookie-manager.tsx'
import { Disclosure } from '@hydrant/design/disclosure/disclosure.tsx'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/consent.js'
import { links } from '../links.ts'
import styles from './cookie-page.module.css'
import type { StorageEntry } from './storage-entries.ts'

interface CookiePageProps {
  readonly choice: CookieChoice
  /** Everything that the shop stores in the browser. */
  readonly storageEntries: readonly StorageEntry[]
  /** The path that the page returns to. */
  readonly returnTo: string
}

/** The cookie manager: lists what the shop stores in the browser, with the choice of categories. */
export function CookiePage({ choice, storageEntries: shownEntries, returnTo }: CookiePageProps) {
  const isSaving = useNavigation().state === 'submitting'
  return (
    <PageWidth>
      <div className={styles.page}>
        <h1>{messages.cookies()}</h1>
        <p>{messages.cookiesText()}</p>
        <Form method="post" action={links.cookieManager()} key={JSON.stringify(choice)} aria-busy={isSaving}>
          <input type="hidden" name="returnTo" value={returnTo} />
          <input type="hidden" name="isManager" value="yes" />
          <CookieManager choice={choice} legend={messages.whatWeMayKeep()} texts={createCategoryTexts()} />
        </Form>
        <p>
          <Link href={returnTo}>{messages.cancelAndGoBack()}</Link>
        </p>
        <Disclosure title={messages.everythingKept()}>
          <Table
            caption={messages.everythingKeptCaption()}
            rows={shownEntries}
            rowKey={({ name }) => name}
            columns={createColumns()}
          />
        </Disclosure>
      </div>
    </PageWidth>
  )
}

function createCategoryTexts(): CategoryTextsByName {
  return {
    essential: { label: messages.essential(), detail: messages.essentialDetail() },
    preferences: { label: messages.preferences(), detail: messages.preferencesDetail() },
    statistics: { label: messages.statistics(), detail: messages.statisticsDetail() },
    marketing: { label: messages.marketing(), detail: messages.marketingDetail() },
  }
}

function createColumns(): readonly TableColumn<StorageEntry>[] {
  return [
    { label: messages.name(), cell: ({ name }) => <code>{name}</code> },
    { label: messages.purpose(), cell: ({ purpose }) => purpose },
    { label: messages.lifetime(), cell: ({ lifetime: lifetimeText }) => lifetimeText },
  ]
}
