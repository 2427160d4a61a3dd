import { openOpenIdProvider } from './openid-provider.ts'

// For tests in a browser: the provider as a process, which says where it is in the words of a shop.
const { issuer, close } = await openOpenIdProvider({
  buyer: { email: 'buyer@volunteer.example', email_verified: true },
})
process.stdout.write(`Hydrant is open at ${issuer}\n`)
process.once('SIGTERM', () => void close().then(() => process.exit(0)))
