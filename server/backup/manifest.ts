import Type, { type Static } from 'typebox'

/** The first lines of a backup: what it contains. */
export const BackupManifest = Type.Object({
  /** `embedded`: the files of an embedded database; `postgresql`: the output of pg_dump. */
  kind: Type.Union([Type.Literal('embedded'), Type.Literal('postgresql')]),
  /** In ISO 8601, in UTC. */
  createdAt: Type.String(),
  /** The version of the PostgreSQL that the data comes from. */
  postgresql: Type.String(),
  /** The newest migration of the database, in milliseconds since 1970 (`ReleasedMigration.when`). */
  migration: Type.Integer(),
  /** The number of rows of each table. */
  rows: Type.Record(Type.String(), Type.Integer({ minimum: 0 })),
  /** The size of all files of an embedded database; 0 for the output of pg_dump. */
  bytes: Type.Integer({ minimum: 0 }),
})
export type BackupManifest = Static<typeof BackupManifest>

/** What a database contains, by which a backup and what was restored from it are compared. */
export type DatabaseContents = Pick<BackupManifest, 'postgresql' | 'migration' | 'rows'>
