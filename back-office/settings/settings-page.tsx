import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { useLinkContext } from '@hydrant/design/navigation/link-context.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/settings.js'
import { FieldText } from '../records/field-text.tsx'
import { ORIGINAL_FIELD } from '../records/parse-form.ts'
import type { RejectedForm } from '../records/save-record.ts'
import { FormErrors } from '../shell/form-errors.tsx'
import { LeaveGuard } from '../shell/leave-guard.tsx'
import { DoneNotice } from '../shell/notice.tsx'
import { PageHead } from '../shell/page-head.tsx'
import type { Settings } from './load-settings.ts'
import type { SettingsPageLink } from './other-pages.ts'
import { listSettingGroups, type SettingGroup } from './setting-groups.ts'
import { SettingInput } from './setting-input.tsx'
import styles from './settings-page.module.css'

/** All settings of the shop with their meaning, and the way to everything else that is set up. */
export function SettingsPage({ settings, otherPages, rejected }: SettingsPageProps) {
  const groups = listSettingGroups()
  return (
    <>
      <PageHead title={messages.settings()} />
      <DoneNotice errors={rejected?.errors ?? []} />
      <OtherPages pages={otherPages} />
      <nav aria-label={messages.onThisPage()}>
        <ul className={styles.contents}>
          {groups.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {settings.mayChange ? (
        <SettingsForm
          // A saved form begins anew with what is stored; a rejected one stays.
          key={rejected === null ? settings.changedDate : 'rejected'}
          settings={settings}
          groups={groups}
          rejected={rejected}
        />
      ) : (
        <SettingValues settings={settings} groups={groups} />
      )}
    </>
  )
}

interface SettingsPageProps {
  readonly settings: Settings
  readonly otherPages: readonly SettingsPageLink[]
  readonly rejected: RejectedForm | null
}

function OtherPages({ pages }: { readonly pages: readonly SettingsPageLink[] }) {
  const { basePath } = useLinkContext()
  return (
    <ul className={styles.pages}>
      {pages.map(({ title, meaning, path, isInShop }) => (
        <li key={path}>
          {isInShop ? <a href={basePath + path}>{title}</a> : <Link href={path}>{title}</Link>}
          <span className={styles.meaning}>{meaning}</span>
        </li>
      ))}
    </ul>
  )
}

interface GroupsProps {
  readonly settings: Settings
  readonly groups: readonly SettingGroup[]
}

function SettingsForm({ settings, groups, rejected }: GroupsProps & Pick<SettingsPageProps, 'rejected'>) {
  const [isTyped, setIsTyped] = useState(false)
  const isSaving = useNavigation().formMethod === 'POST'
  const errors = rejected?.errors ?? []
  const errorByField = new Map(errors.flatMap(({ fields, message }) => fields.map((name) => [name, message])))
  const original = rejected?.original ?? settings.values
  const fieldByName = new Map(settings.fields.map((field) => [field.name, field]))
  return (
    <Form method="post" className={styles.form} onInput={() => setIsTyped(true)} onSubmit={() => setIsTyped(false)}>
      <LeaveGuard isChanged={isTyped || errors.length > 0} />
      <input type="hidden" name="tag" value={settings.tag ?? ''} />
      <input type="hidden" name={ORIGINAL_FIELD} value={JSON.stringify(original)} />
      <FormErrors errors={errors} />
      {groups.map(({ id, title, settings: shown }) => (
        <section key={id} id={id} className={styles.group}>
          <h2>{title}</h2>
          {shown.map(({ name, meaning }) => {
            const field = fieldByName.get(name)
            if (field === undefined) return null
            return (
              <div key={name} id={name}>
                <SettingInput
                  field={field}
                  meaning={meaning}
                  value={rejected?.typed[name] ?? original[name] ?? ''}
                  error={errorByField.get(name)}
                  locationGroups={settings.locationGroups}
                />
              </div>
            )
          })}
        </section>
      ))}
      <div className={styles.actions}>
        <Button type="submit" isBusy={isSaving}>
          {messages.save()}
        </Button>
      </div>
    </Form>
  )
}

/** The settings for those who may see and not change them. */
function SettingValues({ settings: { fields, values }, groups }: GroupsProps) {
  const fieldByName = new Map(fields.map((field) => [field.name, field]))
  return groups.map(({ id, title, settings: shown }) => (
    <section key={id} id={id} className={styles.group}>
      <h2>{title}</h2>
      <dl className={styles.values}>
        {shown.map(({ name, meaning }) => {
          const field = fieldByName.get(name)
          if (field === undefined) return null
          return (
            <div key={name} id={name}>
              <dt>{field.label}</dt>
              <dd>{field.type === 'boolean' ? <FieldText field={field} record={values} /> : values[name]}</dd>
              <dd className={styles.meaning}>{meaning}</dd>
            </div>
          )
        })}
      </dl>
    </section>
  ))
}
