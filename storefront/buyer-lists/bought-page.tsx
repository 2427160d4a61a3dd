import { Form, useNavigation } from 'react-router'
import { EmptyState } from '@hydrant/design/feedback/empty-state.tsx'
import { SelectField, TextField } from '@hydrant/design/form/field.tsx'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { Breadcrumb } from '@hydrant/design/navigation/breadcrumb.tsx'
import { Button, ButtonLink } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { formatMoney, formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/storefront/lists.js'
import { HiddenCartField } from '../cart/cart-field.tsx'
import { links } from '../links.ts'
import { FilterForm } from '../lists/filter-form.tsx'
import type { BoughtResult } from './add-bought-to-cart.ts'
import styles from './bought-page.module.css'
import { listLinks } from './list-links.ts'
import { ListNotice } from './list-notice.tsx'
import listStyles from './list-page.module.css'
import { type BoughtLine, type BoughtView, MAX_BOUGHT_SEARCH_LENGTH } from './load-bought.ts'
import { LineColumns, ProductLine } from './product-line.tsx'

interface BoughtPageProps {
  readonly view: BoughtView
  readonly result: BoughtResult | null
  readonly accountName: string
  readonly requestId: string
}

/** What the account has bought before, in one form that adds it to the cart again. */
export function BoughtPage({ view, result, accountName, requestId }: BoughtPageProps) {
  const { search, sort, lines, nextPage, isFirstPage } = view
  const query = { ...(search !== '' && { q: search }), ...(sort !== 'LastOrdered' && { sort }) }
  return (
    <PageWidth className={listStyles.page}>
      <Breadcrumb
        crumbs={[
          { label: messages.lists(), href: listLinks.lists() },
          { label: messages.boughtBefore(), href: listLinks.boughtBefore() },
        ]}
      />
      <div className={listStyles.head}>
        <h1>{messages.boughtBefore()}</h1>
        <p>{accountName}</p>
      </div>
      {(lines.length > 0 || search !== '') && <BoughtFilter view={view} />}
      <ListNotice result={result} action={listLinks.boughtBefore(query)} />
      {lines.length === 0 ? (
        <NothingBought isSearch={search !== ''} />
      ) : (
        <BoughtForm {...{ view, result, requestId }} />
      )}
      {(nextPage !== null || !isFirstPage) && (
        <nav aria-label={messages.pagesOfList()} className={listStyles.paging}>
          {!isFirstPage && <Link href={listLinks.boughtBefore(query)}>{messages.firstPage()}</Link>}
          {nextPage !== null && (
            <Link href={listLinks.boughtBefore({ ...query, page: nextPage })}>{messages.nextPage()}</Link>
          )}
        </nav>
      )}
    </PageWidth>
  )
}

function BoughtFilter({ view: { search, sort } }: { readonly view: BoughtView }) {
  return (
    <FilterForm key={`${search} ${sort}`} action={listLinks.boughtBefore()} label={messages.boughtSearchLabel()}>
      <TextField
        label={messages.boughtSearch()}
        name="q"
        type="search"
        showOptional={false}
        maxLength={MAX_BOUGHT_SEARCH_LENGTH}
        defaultValue={search}
      />
      <SelectField label={messages.sortBought()} name="sort" showOptional={false} defaultValue={sort}>
        <option value="LastOrdered">{messages.sortByDate()}</option>
        <option value="OrderCount">{messages.sortByCount()}</option>
        <option value="PartNumber">{messages.sortByNumber()}</option>
      </SelectField>
    </FilterForm>
  )
}

function NothingBought({ isSearch }: { readonly isSearch: boolean }) {
  return isSearch ? (
    <EmptyState title={messages.boughtNoMatch()}>
      <p>{messages.boughtNoMatchHelp()}</p>
    </EmptyState>
  ) : (
    <EmptyState title={messages.boughtEmpty()}>
      <p>{messages.boughtEmptyHelp()}</p>
      <ButtonLink href={listLinks.lists()}>{messages.lists()}</ButtonLink>
    </EmptyState>
  )
}

function BoughtForm({ view, result, requestId }: Pick<BoughtPageProps, 'view' | 'result' | 'requestId'>) {
  const { state } = useNavigation()
  return (
    <Form method="post" preventScrollReset replace>
      <HiddenCartField />
      <input type="hidden" name="requestId" value={requestId} />
      <LineColumns />
      <ul className={styles.lines} aria-label={messages.boughtBefore()}>
        {view.lines.map((line) => (
          <li key={line.productId}>
            <BoughtFields line={line} currency={view.currency} result={result} />
          </li>
        ))}
      </ul>
      <div className={listStyles.bar}>
        <Button type="submit" isBusy={state === 'submitting'}>
          {messages.addSelectedToCart()}
        </Button>
      </div>
    </Form>
  )
}

interface BoughtFieldsProps {
  readonly line: BoughtLine
  readonly currency: string
  readonly result: BoughtResult | null
}

function BoughtFields({ line, currency, result }: BoughtFieldsProps) {
  const typed = result?.lines[line.partNumber]
  const { lastDate: date, lastOrderId, lastQuantity, lastPrice, lastCurrency, orderCount } = line
  return (
    <>
      <input type="hidden" name="partNumber" value={line.partNumber} />
      <ProductLine
        value={line.partNumber}
        name={line.name}
        partNumber={line.partNumber}
        answer={line.answer}
        currency={currency}
        quantity={typed?.quantity ?? formatQuantity(lastQuantity)}
        fieldsKey={result?.id ?? ''}
        problem={typed?.problem ?? null}
        selectKey={result?.id ?? ''}
        isSelected={(typed?.problem ?? null) !== null}
        about={
          <p className={styles.history}>
            <span>
              {messages.lastTime({
                date,
                quantity: formatQuantity(lastQuantity),
                price: formatMoney(lastPrice, lastCurrency),
              })}
            </span>
            <span>{messages.boughtOften({ count: orderCount })}</span>
            <Link href={links.order(lastOrderId)}>{messages.orderOfLastTime()}</Link>
          </p>
        }
      />
    </>
  )
}
