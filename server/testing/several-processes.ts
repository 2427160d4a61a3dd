// A program that runs as two processes, each of which answers requests with its id and whether it is the leading one.
// The port is printed once.
import { createServer } from 'node:http'
import { pino } from 'pino'
import { isFirstProcess, isServingProcess, runWorkersUntilClosed } from '../app/processes.ts'
import { isLeadingProcess } from '../app/settings.ts'

if (isServingProcess) {
  const server = createServer((_, response) =>
    response.setHeader('connection', 'close').end(`${process.pid} ${isLeadingProcess}`),
  )
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    if (isFirstProcess && typeof address === 'object') process.stdout.write(`${String(address?.port)}\n`)
  })
  process.once('SIGTERM', () => server.close(() => process.exit(0)))
} else {
  process.exitCode = await runWorkersUntilClosed(2, pino({ level: 'silent' }))
}
