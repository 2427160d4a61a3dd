import { Link } from '@hydrant/design/navigation/link.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/categories.js'
import { officeLinks } from '../office-links.ts'
import { RowTableForm } from '../row-table/row-table-form.tsx'
import { FormErrors } from '../shell/form-errors.tsx'
import { UnsavedForms } from '../shell/leave-guard.tsx'
import { DoneNotice } from '../shell/notice.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { LanguagesSection } from '../translations/languages-section.tsx'
import styles from './categories.module.css'
import type { RejectedCategories } from './change-categories.ts'
import { AddForm, MoveForm, RenameForm } from './category-forms.tsx'
import type { CategoryPageData } from './load-categories.ts'
import { SELECTED_TITLE_ID, TreeList } from './tree-list.tsx'

/** The page of all categories as a tree, and of the selected one. */
export function CategoriesPage({ page, rejected }: CategoriesPageProps) {
  const { categories, selected, tag, products, translations, mayChange } = page
  const errors = rejected?.errors ?? []
  return (
    <UnsavedForms>
      <PageHead title={messages.categories()}>
        <Link href={officeLinks.records('ProductCategory')}>{messages.asList()}</Link>
      </PageHead>
      <DoneNotice errors={errors} />
      <FormErrors errors={errors} />
      <div className={styles.columns}>
        <section aria-labelledby="tree-title">
          <h2 id="tree-title" className={styles.heading}>
            {messages.tree()}
          </h2>
          {mayChange && <p className={styles.hint}>{messages.treeHint()}</p>}
          <TreeList categories={categories} selectedId={selected?.id ?? null} mayChange={mayChange} />
          {mayChange && selected === null && <AddForm parent={null} rejected={rejected} />}
        </section>
        {selected !== null && (
          <section aria-labelledby={SELECTED_TITLE_ID} className={styles.selected} key={selected.id}>
            <h2 id={SELECTED_TITLE_ID} className={styles.heading}>
              {selected.name}
            </h2>
            <p className={styles.hint}>
              <Link href={officeLinks.recordFields('ProductCategory', selected.id)}>{messages.allFields()}</Link>{' '}
              <Link href={officeLinks.categories()}>{messages.selectNone()}</Link>
            </p>
            {mayChange && (
              <>
                <RenameForm category={selected} tag={tag} rejected={rejected} />
                <MoveForm category={selected} categories={categories} />
                <AddForm parent={selected} rejected={rejected} />
              </>
            )}
            <LanguagesSection translations={translations} rejected={rejected?.translations ?? null} />
            {products !== null && (
              <RowTableForm table={products} title={messages.products()} rejected={rejected?.table ?? null} />
            )}
          </section>
        )}
      </div>
    </UnsavedForms>
  )
}

interface CategoriesPageProps {
  readonly page: CategoryPageData
  readonly rejected: RejectedCategories | null
}
