// A program that handles process errors as the shop does, and then causes one that belongs to no request: `rejection`
// or `exception`.
import { pino } from 'pino'
import { registerProcessErrorHandlers } from '../app/process-errors.ts'

const log = pino()
registerProcessErrorHandlers(log, async () => log.info('closed'))
const error = new Error('nobody waits for this')
if (process.argv[2] === 'rejection') {
  void Promise.reject(error)
  setImmediate(() => log.info('still open'))
} else {
  setImmediate(() => {
    throw error
  })
}
