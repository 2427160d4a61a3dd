import { Form } from 'react-router'
import { SelectField, TextField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/categories.js'
import styles from './categories.module.css'
import { type Category, listPossibleParents, listTree } from './category-tree.ts'
import { type RejectedCategories, TOP } from './change-categories.ts'

/** The form that renames a category. */
export function RenameForm({ category, tag, rejected }: RenameFormProps) {
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="intent" value="rename" />
      <input type="hidden" name="id" value={category.id} />
      <input type="hidden" name="tag" value={tag ?? ''} />
      <TextField
        key={category.name}
        label={messages.name()}
        name="name"
        defaultValue={rejected?.intent === 'rename' ? rejected.name : category.name}
        maxLength={255}
        required
        autoComplete="off"
      />
      <Button type="submit" variant="secondary">
        {messages.rename()}
      </Button>
    </Form>
  )
}

interface RenameFormProps {
  readonly category: Category
  readonly tag: string | null
  readonly rejected: RejectedCategories | null
}

/** The form that moves a category into another one, or to another place among its siblings. */
export function MoveForm({ category, categories }: MoveFormProps) {
  const place = listTree(categories).find(({ id }) => id === category.id)
  return (
    <Form method="post" className={styles.form} key={`${category.parentId} ${place?.position}`}>
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="siblingsOf" value={category.parentId ?? TOP} />
      <input type="hidden" name="id" value={category.id} />
      <SelectField
        label={messages.inside()}
        name="parentId"
        defaultValue={category.parentId ?? ''}
        showOptional={false}
      >
        <option value="">{messages.atTheTop()}</option>
        {listPossibleParents(categories, category.id).map(({ id, name, depth }) => (
          <option key={id} value={id}>
            {`${'\u2003'.repeat(depth)}${name}`}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={messages.place()}
        name="position"
        defaultValue={String(place?.position ?? 0)}
        showOptional={false}
        hint={messages.placeHint()}
      >
        <option value="0">{messages.first()}</option>
        {listPositions(categories, category).map(({ position, name }) => (
          <option key={position} value={position}>
            {messages.after({ name })}
          </option>
        ))}
        <option value="9999">{messages.last()}</option>
      </SelectField>
      <Button type="submit" variant="secondary">
        {messages.move()}
      </Button>
    </Form>
  )
}

interface MoveFormProps {
  readonly category: Category
  readonly categories: readonly Category[]
}

/** The places after the present siblings of a category. */
function listPositions(categories: readonly Category[], { id, parentId }: Category) {
  return listTree(categories)
    .filter((one) => one.parentId === parentId && one.id !== id)
    .map(({ position, name }) => ({ position: position + 1, name }))
}

/** The form that adds a category inside another one, or at the top. */
export function AddForm({ parent, rejected }: AddFormProps) {
  return (
    <Form method="post" className={styles.form} key={parent?.id ?? ''}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="parentId" value={parent?.id ?? ''} />
      <TextField
        label={parent === null ? messages.newAtTop() : messages.newInside({ name: parent.name })}
        name="name"
        defaultValue={rejected?.intent === 'add' ? rejected.name : ''}
        maxLength={255}
        required
        autoComplete="off"
      />
      <Button type="submit" variant="secondary">
        {messages.add()}
      </Button>
    </Form>
  )
}

interface AddFormProps {
  readonly parent: Category | null
  readonly rejected: RejectedCategories | null
}
