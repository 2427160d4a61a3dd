import { Form, useNavigation } from 'react-router'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { EmptyState } from '@hydrant/design/feedback/empty-state.tsx'
import { ChoiceField, FieldGroup, TextField } from '@hydrant/design/form/field.tsx'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { Button, ButtonLink } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/lists.js'
import { HiddenCartField } from '../cart/cart-field.tsx'
import type { ChooseListResult, ListSource } from './choose-list.ts'
import { MAX_LIST_NAME_LENGTH } from './list-limits.ts'
import { listLinks } from './list-links.ts'
import styles from './list-page.module.css'
import type { ListView } from './list-view.ts'
import { ShareField } from './share-field.tsx'

interface ChooseListPageProps {
  /** What is to be added; null for nothing. */
  readonly source: ListSource | null
  readonly result: ChooseListResult | null
  readonly lists: readonly ListView[]
  readonly accountName: string
}

/** The page that asks for the list, or the name of a new one, to add something to. */
export function ChooseListPage({ source, result, lists, accountName }: ChooseListPageProps) {
  const { state } = useNavigation()
  if (source === null)
    return (
      <PageWidth className={styles.page}>
        <EmptyState title={messages.noSource()}>
          <p>{messages.noSourceHelp()}</p>
          <ButtonLink href={listLinks.lists()}>{messages.lists()}</ButtonLink>
        </EmptyState>
      </PageWidth>
    )
  const isMove = source.kind === 'lines'
  return (
    <PageWidth className={styles.page}>
      <div className={styles.head}>
        <h1>{isMove ? messages.moveToList() : messages.addToList()}</h1>
        <p>{toSourceText(source)}</p>
      </div>
      {result !== null && result.error !== null && <Alert tone="error" title={result.error} />}
      <Form method="post" action={listLinks.add()} className={styles.fields}>
        <HiddenCartField />
        <SourceFields source={source} />
        <FieldGroup legend={messages.chooseList()}>
          {lists.map(({ id, name, lineCount }, position) => (
            <ChoiceField
              key={id}
              type="radio"
              name="list"
              value={id}
              label={name}
              detail={messages.lineCount({ count: lineCount })}
              defaultChecked={position === 0}
            />
          ))}
          <ChoiceField
            type="radio"
            name="list"
            value=""
            label={messages.newList()}
            defaultChecked={lists.length === 0 || (result?.nameError ?? null) !== null}
          />
        </FieldGroup>
        <TextField
          label={messages.newListName()}
          name="name"
          maxLength={MAX_LIST_NAME_LENGTH}
          autoComplete="off"
          showOptional={false}
          defaultValue={result?.name ?? ''}
          error={result?.nameError ?? undefined}
        />
        <ShareField accountName={accountName} isShared={false} />
        <Button type="submit" name="intent" value="add" isBusy={state === 'submitting'}>
          {isMove ? messages.moveToThisList() : messages.addToThisList()}
        </Button>
      </Form>
    </PageWidth>
  )
}

function toSourceText(source: ListSource): string {
  switch (source.kind) {
    case 'product':
      return source.name
    case 'order':
      return messages.sourceOrder({ number: source.number })
    case 'cart':
      return messages.sourceCart()
    case 'lines':
      return messages.sourceLines({ count: source.lineIds.length })
    case 'rows':
      return messages.sourceRows({ count: source.count })
    default:
      return source satisfies never
  }
}

function SourceFields({ source }: { readonly source: ListSource }) {
  switch (source.kind) {
    case 'product':
      return (
        <>
          <input type="hidden" name="product" value={source.productId} />
          <input type="hidden" name="quantity" value={source.quantity} />
        </>
      )
    case 'order':
      return <input type="hidden" name="order" value={source.orderId} />
    case 'cart':
      return <input type="hidden" name="cart" value="current" />
    case 'lines':
      return source.lineIds.map((id) => <input key={id} type="hidden" name="cartLine" value={id} />)
    case 'rows':
      return <textarea hidden readOnly name="text" value={source.text} />
    default:
      return source satisfies never
  }
}
