import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asc, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrationsFolder } from '../connection/migrations.ts'
import type { Database, Transaction } from '../connection/database.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { page, pageRedirect } from './content.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/**
 * Lets Turkish rules say which letters are small ones, in which I is no capital of i; the embedded database knows none
 * but its own.
 */
async function writeTurkish(tx: Transaction): Promise<void> {
  const { rows } = await tx.execute(sql`select from pg_collation where collname = 'tr-x-icu'`)
  if (rows.length === 0) return
  for (const table of [page, pageRedirect])
    await tx.execute(sql`alter table ${table} alter column path type text collate "tr-x-icu"`)
}

const day = (count: number) => new Date(Date.UTC(2026, 0, count))

test('paths that were stored with capital letters get small ones, and pages that differ by nothing else are all kept [BLK-10]', async () => {
  const migration = await readFile(join(migrationsFolder, '0022_addresses-of-pages-in-small-letters.sql'), 'utf8')
  const pages = [
    { id: 'alone', path: '/SPRING/Offers', createdAt: day(1) },
    { id: 'small', path: '/contact-us', createdAt: day(2) },
    { id: 'capital', path: '/Contact-Us', createdAt: day(1) },
    { id: 'first', path: '/Terms', createdAt: day(1) },
    { id: 'live', path: '/TERMS', createdAt: day(2), publishedVersion: 1 },
    { id: 'deleted', path: '/CONTACT-US', createdAt: day(1), deletedAt: day(3) },
  ]
  const redirects = [
    { path: '/Old', pageId: 'alone', createdAt: day(1) },
    { path: '/OLD', pageId: 'small', createdAt: day(2) },
    { path: '/Terms-Of-Use', pageId: 'live', createdAt: day(1) },
    { path: '/spring/offers', pageId: 'small', createdAt: day(1) },
  ]
  await database.transaction(async (tx) => {
    await writeTurkish(tx)
    await tx.insert(page).values(pages)
    await tx.insert(pageRedirect).values(redirects)
    for (const statement of migration.split('--> statement-breakpoint')) await tx.execute(sql.raw(statement))
  })
  const kept = await database.query((db) => db.select({ id: page.id, path: page.path }).from(page))
  expect(Object.fromEntries(kept.map(({ id, path }) => [id, path]))).toEqual({
    alone: '/spring/offers',
    small: '/contact-us',
    capital: '/Contact-Us',
    first: '/Terms',
    live: '/terms',
    deleted: '/contact-us',
  })
  const leading = await database.query((db) =>
    db
      .select({ path: pageRedirect.path, pageId: pageRedirect.pageId })
      .from(pageRedirect)
      .orderBy(asc(pageRedirect.path)),
  )
  expect(leading).toEqual([
    { path: '/old', pageId: 'small' },
    { path: '/terms-of-use', pageId: 'live' },
  ])
})
