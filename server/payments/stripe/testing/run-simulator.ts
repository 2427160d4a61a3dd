import { startStripeSimulator } from './stripe-simulator.ts'

// For tests in a browser: the simulator as a process, which says where it is in the words of a shop.
const simulator = await startStripeSimulator()
process.stdout.write(`Hydrant is open at ${simulator.url}\n`)
process.once('SIGTERM', () => void simulator.close().then(() => process.exit(0)))
