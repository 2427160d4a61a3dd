import { ADMIN_BASE } from '@hydrant/contract/shared/paths.ts'

/** Where the backup command gets a backup from a running shop. */
export const BACKUP_PATH = `${ADMIN_BASE}/backup`
