// A process that processes the jobs of the database at the URL that is its argument, and prints a line when each batch begins.
import { openDatabase } from '@hydrant/database/connection/open-database.ts'
import { loadJobSender } from '../../app/load-job-sender.ts'
import { RECORD_OBJECTS } from '../../app/record-objects.ts'
import { processBulkJobs } from '../service.ts'

const database = await openDatabase({ url: process.argv[2], dataDir: '' })
await processBulkJobs({
  database,
  objects: RECORD_OBJECTS,
  loadSender: (tx, job) => {
    process.stdout.write('batch\n')
    return loadJobSender(tx, job)
  },
  afterBatch: () => Promise.resolve(),
  log: console,
  isStopped: () => false,
})
await database.close()
