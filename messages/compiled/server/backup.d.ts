// Compiled by `npm run messages`: change the catalogue, not this file.
/** Another backup of this shop is being made. Try again when it is complete. */
export declare const alreadyRunning: () => string
/** {path}: {megabytes} MB in {seconds} s. It contains password hashes, addresses and orders: keep it where only you can read it. */
export declare const backedUp: (values: { readonly path: string; readonly megabytes: string; readonly seconds: string }) => string
/** {usage}

Writes everything that the shop has stored into one new file, also while the shop is open. Without DATABASE_URL it is the embedded database in HYDRANT_DATA_DIR; with it, pg_dump is used. */
export declare const backupHelp: (values: { readonly usage: string }) => string
/** npm run backup -- <file> */
export declare const backupUsage: () => string
/** Copied {rows} rows in {tables} tables to {location}; every table has the same rows there as in {folder}, which is unchanged.
Set DATABASE_URL to that database, leave all other settings as they are (also HYDRANT_DATA_DIR and HYDRANT_SECRET), and start the shop. Keep the folder ''database'' until you have seen that it works. The published password of the demo works with DATABASE_URL only while HYDRANT_DEMO is on. */
export declare const copied: (values: { readonly rows: string; readonly tables: string; readonly location: string; readonly folder: string }) => string
/** After copying, the rows of the table {table} differ ({found} rows instead of {expected}). Nothing was stored in the target. */
export declare const copiedOtherRows: (values: { readonly table: string; readonly found: string; readonly expected: string }) => string
/** After copying, the sequences differ. Nothing was stored in the target. */
export declare const copiedOtherSequences: () => string
/** {usage}

Copies the shop in the embedded database of HYDRANT_DATA_DIR to an empty database on a PostgreSQL server, whole: catalogue, customers, sessions, orders, pages, pictures. Stop the shop first. Nothing is stored in the target unless every table has the same rows as in the source, which stays as it is. */
export declare const copyHelp: (values: { readonly usage: string }) => string
/** The shop was last open with another version than this one. Start it once with this version and stop it again, then copy it. */
export declare const copyOfOtherVersion: () => string
/** The database contains tables, but no shop. Copy to an empty database; nothing was changed. */
export declare const copyToForeignDatabase: () => string
/** npm run copy -- --to postgres://user:password@host:5432/shop */
export declare const copyUsage: () => string
/** {path} is damaged: it is incomplete or was changed. Nothing was restored. */
export declare const damaged: (values: { readonly path: string }) => string
/** {count, plural, one {# other program is} other {# other programs are}} connected to the database. Stop the shop, then restore again. */
export declare const databaseInUse: (values: { readonly count: number }) => string
/** The database contains a shop already. Restore to an empty database, or add --replace to delete that shop first. */
export declare const databaseNotEmpty: () => string
/** The database could not be reached, or it was overloaded. */
export declare const databaseUnavailable: () => string
/** The disk of {folder} is too full: {free} MB are free, and {needed} MB are needed. */
export declare const diskTooFull: (values: { readonly folder: string; readonly free: string; readonly needed: string }) => string
/** {path} exists already. Choose another name. */
export declare const fileExists: (values: { readonly path: string }) => string
/** The folder {folder} contains a shop already. Choose another one with HYDRANT_DATA_DIR, or add --replace: the database that is there is kept under another name. */
export declare const folderNotEmpty: (values: { readonly folder: string }) => string
/** The database contains tables, but no shop. Restore to an empty database; nothing was changed. */
export declare const foreignDatabase: () => string
/** {path} is not a backup that npm run backup has made. */
export declare const foreignFile: (values: { readonly path: string }) => string
/** {path} is the backup of an embedded database, which cannot be restored to a PostgreSQL server. Unset DATABASE_URL. */
export declare const isOfEmbedded: (values: { readonly path: string }) => string
/** {path} is the backup of a database on a PostgreSQL server, which cannot be restored to an embedded database. Set DATABASE_URL. */
export declare const isOfServer: (values: { readonly path: string }) => string
/** Name one file: {usage} */
export declare const nameOneFile: (values: { readonly usage: string }) => string
/** Name one database on a PostgreSQL server: {usage} */
export declare const nameOneTarget: (values: { readonly usage: string }) => string
/** {path} was made by a newer version of the shop. Update the shop, then restore again. */
export declare const newerFormat: (values: { readonly path: string }) => string
/** {path} contains a database of a newer version of the shop. Update the shop, then restore again. */
export declare const newerShop: (values: { readonly path: string }) => string
/** There is no file {path} that you may read. */
export declare const noFile: (values: { readonly path: string }) => string
/** There is no folder {folder}. */
export declare const noFolder: (values: { readonly folder: string }) => string
/** There is no shop in the database. */
export declare const noShopInDatabase: () => string
/** There is no shop in {folder}. HYDRANT_DATA_DIR selects another folder, DATABASE_URL a PostgreSQL server. */
export declare const noShopInFolder: (values: { readonly folder: string }) => string
/** {path} is not a file. */
export declare const notAFile: (values: { readonly path: string }) => string
/** The database that was there before is in {folder} now. Delete that folder when you no longer need it. */
export declare const previousKept: (values: { readonly folder: string }) => string
/** Restored the shop of {createdAt}: {rows} rows in {tables} tables, all as in the backup; migrated up to {migration}. The next start brings it to the newest. */
export declare const restored: (values: { readonly createdAt: string; readonly rows: string; readonly tables: string; readonly migration: string }) => string
/** After restoring, the table {table} has {found} rows, and the backup has {expected}. Do not use this database. */
export declare const restoredOtherRows: (values: { readonly table: string; readonly found: string; readonly expected: string }) => string
/** After restoring, the database is not the one of the backup. Do not use it. */
export declare const restoredOtherVersion: () => string
/** {usage}

Restores a file of npm run backup to an empty folder HYDRANT_DATA_DIR, or with DATABASE_URL to an empty database, and compares what was restored. With --replace also where a shop is already. That shop must be stopped; others may be open. */
export declare const restoreHelp: (values: { readonly usage: string }) => string
/** npm run restore -- <file> [--replace] */
export declare const restoreUsage: () => string
/** The shop at {url} made no backup (status {status}): {reason} */
export declare const shopRefused: (values: { readonly url: string; readonly status: string; readonly reason: string }) => string
/** The shop at {url} does not answer. No file was written. */
export declare const shopUnreachable: (values: { readonly url: string }) => string
/** The disk is full. No file was written. */
export declare const targetFull: () => string
/** The database contains a shop already: its table {table} has rows. Copy to an empty database; nothing was changed. */
export declare const targetHasRows: (values: { readonly table: string }) => string
/** {count, plural, one {# other program is} other {# other programs are}} connected to the database. Stop them, then copy again. */
export declare const targetInUse: (values: { readonly count: number }) => string
/** You may not write there: {reason} */
export declare const targetNotWritable: (values: { readonly reason: string }) => string
/** {tool} failed: {output} */
export declare const toolFailed: (values: { readonly tool: string; readonly output: string }) => string
/** {tool} is not installed. Install the client programs of PostgreSQL {version} or newer (on Debian and Ubuntu the package postgresql-client), or set PATH so that {tool} is found. */
export declare const toolMissing: (values: { readonly tool: string; readonly version: string }) => string
/** {tool} is of version {version}, which sends what a server of version {needed} does not understand. Install the client programs of PostgreSQL {needed}, or set PATH so that they are found first. Nothing was changed. */
export declare const toolTooNew: (values: { readonly tool: string; readonly version: string; readonly needed: string }) => string
/** {tool} is of version {version}, and the server of version {needed}. Install the client programs of PostgreSQL {needed} or newer, or set PATH so that they are found first. */
export declare const toolTooOld: (values: { readonly tool: string; readonly version: string; readonly needed: string }) => string
/** {path} contains a database that no version of this shop has made. */
export declare const unknownMigration: (values: { readonly path: string }) => string
