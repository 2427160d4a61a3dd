// Starts a shop that `npm run build` has built, without comparing it with its sources: what the Dockerfile starts.
import { runServer } from './run-server.ts'

await runServer(Promise.resolve())
