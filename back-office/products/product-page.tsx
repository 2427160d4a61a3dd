import { Form } from 'react-router'
import { Badge } from '@hydrant/design/feedback/badge.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { useLinkContext } from '@hydrant/design/navigation/link-context.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/products.js'
import * as translationMessages from '@hydrant/messages/compiled/back-office/translations.js'
import { officeLinks } from '../office-links.ts'
import { PlannedTable } from '../price-books/planned-table.tsx'
import { MediaSection } from '../product-media/media-section.tsx'
import { getFieldText } from '../records/field-value.ts'
import { PartFailure } from '../records/part-failure.tsx'
import { RecordPage } from '../records/record-page.tsx'
import { RowTableSection } from '../row-table/row-table-form.tsx'
import { UnsavedForms, useHasUnsavedChanges } from '../shell/leave-guard.tsx'
import { LanguagesSection } from '../translations/languages-section.tsx'
import { LANGUAGES_SECTION } from '../translations/translation-fields.ts'
import { AttributeValues } from './attribute-values.tsx'
import type { RejectedProduct } from './change-product.ts'
import { MEDIA_SECTION_ID } from '../product-media/media-fields.ts'
import type { LoadedProduct } from './load-product.ts'
import styles from './product-page.module.css'
import { PRODUCT_INTENTS } from './product-intents.ts'
import { PRODUCT_TABLES } from './product-tables.ts'
import { RetireSection } from './retire-section.tsx'
import { SeeAsAccount } from './see-as-account.tsx'
import { VariationList } from './variation-list.tsx'

/** The page of a product: its fields, and everything that belongs to it in tables that are saved by themselves. */
export function ProductPage({ product, rejected }: ProductPageProps) {
  const { tables, variations, media, translations } = product
  return (
    <UnsavedForms>
      <RecordPage {...product} rejected={rejected?.fields ?? null} actions={<Actions product={product} />}>
        <PartLinks product={product} />
        <AttributeValues
          product={product}
          rejected={rejected?.texts?.intent === PRODUCT_INTENTS.attributes ? rejected.texts : null}
        />
        {variations !== null && <VariationList productId={product.id} variations={variations} />}
        {media !== null && <MediaSection loaded={media} rejected={rejected?.media ?? null} />}
        {tables.map((table) => (
          <RowTableSection
            key={table.name}
            table={table}
            title={findTexts(table.name)?.title()}
            hint={findTexts(table.name)?.hint?.()}
            rejected={rejected?.table ?? null}
          >
            {table.name === 'prices' && <PlannedPrices planned={product.planned} />}
            {table.name === 'stock' && <Waiting stockNotices={product.stockNotices} />}
          </RowTableSection>
        ))}
        <LanguagesSection translations={translations} rejected={rejected?.translations ?? null} />
        {product.description.updateable && <RetireSection product={product} rejected={rejected?.texts ?? null} />}
        {product.preview !== null && product.record['IsActive'] === true && (
          <SeeAsAccount productId={product.id} preview={product.preview} />
        )}
      </RecordPage>
    </UnsavedForms>
  )
}

interface ProductPageProps {
  readonly product: LoadedProduct
  readonly rejected: RejectedProduct | null
}

/** Links to the sections of the page. */
function PartLinks({ product }: Pick<ProductPageProps, 'product'>) {
  const { tables, variations, media, translations } = product
  return (
    <nav aria-label={messages.parts()} className={styles.parts}>
      {product.attributes.length > 0 && <a href={`#${PRODUCT_INTENTS.attributes}`}>{messages.attributes()}</a>}
      {variations !== null && <a href="#variations">{messages.variations()}</a>}
      {media !== null && <a href={`#${MEDIA_SECTION_ID}`}>{messages.media()}</a>}
      {tables.map(({ name, labelPlural }) => (
        <a key={name} href={`#${name}`}>
          {findTexts(name)?.title() ?? labelPlural}
        </a>
      ))}
      {Array.isArray(translations) && translations.length > 0 && (
        <a href={`#${LANGUAGES_SECTION}`}>{translationMessages.languages()}</a>
      )}
      {product.description.updateable && <a href={`#${PRODUCT_INTENTS.retire}`}>{messages.retirement()}</a>}
    </nav>
  )
}

/** How many customers are told when the product is back. */
function Waiting({ stockNotices }: Pick<LoadedProduct, 'stockNotices'>) {
  if (stockNotices === null) return null
  if ('failure' in stockNotices)
    return <PartFailure title={messages.waitingForStock()} message={stockNotices.failure} />
  return <p>{messages.waitingCount({ count: stockNotices.waitingCount })}</p>
}

function PlannedPrices({ planned }: Pick<LoadedProduct, 'planned'>) {
  if (planned === null) return null
  if ('failure' in planned) return <PartFailure title={messages.plannedPrices()} message={planned.failure} />
  if (planned.prices.length === 0) return null
  return (
    <>
      <h3>{messages.plannedPrices()}</h3>
      <PlannedTable planned={planned} isOfBook={false} mayCancel={false} />
    </>
  )
}

function describeState({ isActive, isRetired }: { readonly isActive: boolean; readonly isRetired: boolean }): string {
  if (isRetired) return messages.retired()
  return isActive ? messages.inTheShop() : messages.draft()
}

function findTexts(name: string) {
  return PRODUCT_TABLES.find((table) => table.name === name)
}

function Actions({ product: { record, tag, description, mayExplainPrices } }: Pick<ProductPageProps, 'product'>) {
  const { basePath } = useLinkContext()
  const id = getFieldText(record, 'Id') ?? ''
  const isActive = getFieldText(record, 'IsActive') === 'true'
  const isRetired = record['IsRetired__c'] === true
  const mustSaveFirst = useHasUnsavedChanges()
  return (
    <>
      <Badge variant={isActive && !isRetired ? 'strong' : 'plain'}>{describeState({ isActive, isRetired })}</Badge>
      {description.updateable && (
        <Form method="post">
          <input type="hidden" name="intent" value={isActive ? 'withdraw' : 'publish'} />
          <input type="hidden" name="tag" value={tag ?? ''} />
          <Button
            type="submit"
            variant="secondary"
            size="s"
            disabled={mustSaveFirst}
            title={mustSaveFirst ? messages.saveFirst() : undefined}
          >
            {isActive ? messages.withdraw() : messages.publish()}
          </Button>
        </Form>
      )}
      {isActive && <a href={`${basePath}/product/${id}`}>{messages.openInShop()}</a>}
      {mayExplainPrices && (
        <Link href={officeLinks.whyPrice({ product: getFieldText(record, 'StockKeepingUnit') ?? id })}>
          {messages.whyPrice()}
        </Link>
      )}
    </>
  )
}
