import { Form, useNavigation } from 'react-router'
import type { CategoryTexts, CookieChoice } from '@hydrant/design/consent/consent-texts.ts'
import { CookieManager } from '@hydrant/design/consent/cookie-manager.tsx'
import { Disclosure } from '@hydrant/design/disclosure/disclosure.tsx'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
import { links } from '../links.ts'
import styles from './cookie-page.module.css'
import type { StorageEntry } from './storage-entries.ts'

const CATEGORY_TEXTS: Readonly<Record<'essential' | keyof CookieChoice, CategoryTexts>> = {
  essential: {
    label: 'Essential',
    detail: 'Keep you signed in, your cart together and the shop safe. They are always on.',
  },
  preferences: {
    label: 'Preferences',
    detail:
      'Remember how you like things shown. We keep nothing of this kind today; your choice counts should that change.',
  },
  statistics: {
    label: 'Statistics',
    detail:
      'A small script of our own counts how often each page is seen and things are put into the cart on it. It sets no cookie, and we keep no address, name, account or anything else that tells who you are: only a number for each page and day.',
  },
  marketing: {
    label: 'Marketing',
    detail:
      'Show offers that fit what you look at, here or elsewhere. We do nothing of this kind today and load nothing from anybody else.',
  },
}

const COLUMNS: readonly TableColumn<StorageEntry>[] = [
  { label: 'Name', cell: ({ name }) => <code>{name}</code> },
  { label: 'What it is for', cell: ({ purpose }) => purpose },
  { label: 'How long it lasts', cell: ({ lifetime: lasts }) => lasts },
]

interface CookiePageProps {
  readonly choice: CookieChoice
  /** Everything that the shop stores in the browser. */
  readonly storageEntries: readonly StorageEntry[]
  /** The path that the page returns to. */
  readonly returnTo: string
}

/** The cookie manager: lists what the shop stores in the browser, with the choice of categories. */
export function CookiePage({ choice, storageEntries: kept, returnTo }: CookiePageProps) {
  const isSaving = useNavigation().state === 'submitting'
  return (
    <PageWidth>
      <div className={styles.page}>
        <h1>Cookies</h1>
        <p>Choose what we may keep in your browser. Change it here whenever you like; it counts at once.</p>
        <Form method="post" action={links.cookieManager()} key={JSON.stringify(choice)} aria-busy={isSaving}>
          <input type="hidden" name="returnTo" value={returnTo} />
          <input type="hidden" name="isManager" value="yes" />
          <CookieManager choice={choice} legend="What we may keep" texts={CATEGORY_TEXTS} />
        </Form>
        <p>
          <Link href={returnTo}>Cancel and go back</Link>
        </p>
        <Disclosure title="Everything that the shop keeps in your browser">
          <Table
            caption="Essential cookies and what else the shop keeps in your browser"
            rows={kept}
            rowKey={({ name }) => name}
            columns={COLUMNS}
          />
        </Disclosure>
      </div>
    </PageWidth>
  )
}
