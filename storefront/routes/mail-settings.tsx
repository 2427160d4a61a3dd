import { ChoiceField, FieldGroup } from '@hydrant/design/form/field.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/people.js'
import type { Route } from './+types/mail-settings.ts'
import { loadWantedTopics, saveMailSettings, TOPIC_TEXTS, TOPICS } from '../people/mail-settings.ts'
import { NarrowForm } from '../people/narrow-form.tsx'
import { ShopTitle } from '../seo/shop-title.tsx'
import { NarrowFormPage } from '../session/narrow-form-page.tsx'
import { readForm } from '../session/read-form.ts'
import { requireBuyer } from '../session/require-buyer.ts'
import { shopContext } from '../shop-context.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { userName = '' } = await requireBuyer(shop, request)
  return { userName, wantedTopics: await loadWantedTopics(shop) }
}

/** Saves what the user wants mails about. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  await requireBuyer(shop, request)
  return saveMailSettings(await readForm(request), shop)
}

export default function MailSettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { userName, wantedTopics } = { ...loaderData, ...actionData }
  const issues = actionData === undefined ? [] : [{ fieldId: 'mail-topics', message: actionData.error.message }]
  return (
    <NarrowFormPage title={messages.mailSettings()} intro={messages.mailSettingsIntro({ email: userName })}>
      <ShopTitle title={messages.mailSettings()} />
      <meta name="robots" content="noindex" />
      <NarrowForm
        issues={issues}
        issuesTitle={messages.mailSettingsNotSaved()}
        submitLabel={messages.saveMailSettings()}
      >
        <div id="mail-topics" tabIndex={-1}>
          <FieldGroup legend={messages.mailsAbout()}>
            {TOPICS.map((topic) => (
              <ChoiceField
                key={topic}
                type="checkbox"
                name="topic"
                value={topic}
                label={TOPIC_TEXTS[topic].label()}
                detail={TOPIC_TEXTS[topic].detail()}
                defaultChecked={wantedTopics.includes(topic)}
              />
            ))}
          </FieldGroup>
        </div>
      </NarrowForm>
    </NarrowFormPage>
  )
}
