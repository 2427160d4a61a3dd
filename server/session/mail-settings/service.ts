import { MAIL_TOPICS, type MailSettings } from '@hydrant/contract/shop/mail-settings.ts'
import type { Database, ReadOnlyDb } from '@hydrant/database/connection/database.ts'
import { findUnwantedTopics, replaceUnwantedTopics } from '../../mail/service.ts'

/** Reads what a user wants no mails about. */
export async function loadMailSettings(db: ReadOnlyDb, userId: string): Promise<MailSettings> {
  const topics = await findUnwantedTopics(db, userId)
  return { unwantedTopics: MAIL_TOPICS.filter((topic) => topics.includes(topic)) }
}

/** Changes what a user wants no mails about, and returns it as it is then. */
export async function saveMailSettings(
  database: Database,
  userId: string,
  { unwantedTopics }: MailSettings,
): Promise<MailSettings> {
  return database.transaction(async (tx) => {
    await replaceUnwantedTopics(tx, userId, unwantedTopics)
    return loadMailSettings(tx, userId)
  })
}
