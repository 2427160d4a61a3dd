import { Form } from 'react-router'
import { Icon } from '@hydrant/design/icon/icon.tsx'
import { EmptyState } from '@hydrant/design/feedback/empty-state.tsx'
import { TextField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/customers.js'
import { officeLinks } from '../office-links.ts'
import { DoneNotice } from '../shell/notice.tsx'
import { PageHead } from '../shell/page-head.tsx'
import type { AccountNode, AccountTree } from './load-tree.ts'
import styles from './tree-page.module.css'

/** All accounts, those that belong to another one below it. */
export function TreePage({ tree, mayCreate }: { readonly tree: AccountTree; readonly mayCreate: boolean }) {
  const isSearch = tree.term !== ''
  return (
    <>
      <PageHead title={messages.accounts()}>
        <Link href={officeLinks.records('Account')}>{messages.asList()}</Link>
        {mayCreate && <Link href={officeLinks.newRecord('Account')}>{messages.newAccount()}</Link>}
      </PageHead>
      <DoneNotice />
      <Form method="get" className={styles.search}>
        <TextField
          key={tree.term}
          label={messages.nameOrNumber()}
          name="q"
          type="search"
          defaultValue={tree.term}
          maxLength={100}
          showOptional={false}
        />
        <Button type="submit" variant="secondary">
          {messages.search()}
        </Button>
        {isSearch && <Link href={officeLinks.customers()}>{messages.allAccounts()}</Link>}
      </Form>
      {tree.accounts.length === 0 ? (
        <EmptyState title={isSearch ? messages.nothingFound() : messages.noAccounts()} />
      ) : (
        <AccountList accounts={tree.accounts} openIds={tree.openIds} isFlat={isSearch} />
      )}
      {(tree.hasMore || tree.hasMoreBelow) && (
        <p>
          {messages.moreAccounts()} <Link href={officeLinks.records('Account')}>{messages.asList()}</Link>
        </p>
      )}
    </>
  )
}

interface AccountListProps {
  readonly accounts: readonly AccountNode[]
  readonly openIds: readonly string[]
  /** Whether these are the results of a search, which say where they belong and do not unfold. */
  readonly isFlat: boolean
}

function AccountList({ accounts, openIds, isFlat }: AccountListProps) {
  return (
    <ul className={styles.tree}>
      {accounts.map((account) => (
        <li key={account.id}>
          <div className={styles.row}>
            {!isFlat && account.hasChildren ? (
              <Link
                href={officeLinks.customers(toggle(openIds, account.id))}
                className={styles.toggle}
                aria-expanded={account.isOpen}
                aria-label={messages.accountsBelow({ account: account.name })}
              >
                <Icon name={account.isOpen ? 'utility:chevron-down' : 'utility:chevron-right'} size="x-small" />
              </Link>
            ) : (
              <span className={styles.toggle} />
            )}
            <div className={styles.texts}>
              <Link href={officeLinks.customer(account.id)} className={styles.name}>
                {account.name}
              </Link>
              <span className={styles.details}>{listDetails(account, isFlat).join(' · ')}</span>
            </div>
          </div>
          {account.children.length > 0 && <AccountList accounts={account.children} openIds={openIds} isFlat={isFlat} />}
        </li>
      ))}
    </ul>
  )
}

function listDetails({ number, place, parentName }: AccountNode, isFlat: boolean): readonly string[] {
  const parent = isFlat && parentName !== null ? messages.belongsTo({ account: parentName }) : ''
  return [number, place, parent].filter((text) => text !== '')
}

function toggle(openIds: readonly string[], id: string): { readonly open: string } {
  const ids = openIds.includes(id) ? openIds.filter((openId) => openId !== id) : [...openIds, id]
  return { open: ids.join(',') }
}
