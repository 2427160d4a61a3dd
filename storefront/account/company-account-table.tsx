import { Form } from 'react-router'
import { ConfirmedSubmit } from '@hydrant/design/overlay/confirmed-submit.tsx'
import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/account.js'
import { links } from '../links.ts'
import styles from './access-page.module.css'
import type { CompanyAccountRow } from './load-access.ts'

/** The accounts of companies by which the buyer signs in, with forms to unlink them. */
export function CompanyAccountTable({ accounts }: { readonly accounts: readonly CompanyAccountRow[] }) {
  return (
    <div className={styles.table}>
      <Table
        caption={messages.companyAccountsCaption()}
        columns={createColumns()}
        rows={accounts}
        rowKey={({ id }) => id}
      />
    </div>
  )
}

function createColumns(): readonly TableColumn<CompanyAccountRow>[] {
  return [
    { label: messages.provider(), cell: ({ provider }) => provider },
    { label: messages.linkedSince(), cell: ({ linked }) => linked },
    { label: messages.action(), isLabelHidden: true, isAtEnd: true, cell: (account) => <UnlinkForm {...account} /> },
  ]
}

function UnlinkForm({ id, provider }: CompanyAccountRow) {
  return (
    <Form method="post" action={links.access()}>
      <input type="hidden" name="intent" value="unlink-company-account" />
      <input type="hidden" name="id" value={id} />
      <ConfirmedSubmit
        label={messages.unlink()}
        title={messages.unlinkQuestion({ provider })}
        text={messages.unlinkWarning()}
        confirmLabel={messages.unlink()}
      />
    </Form>
  )
}
