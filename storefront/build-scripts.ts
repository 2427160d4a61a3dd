import { createBuilder } from 'vite'

// Builds the scripts of pages alone, in the language that HYDRANT_PAGE_LANGUAGE names.
const builder = await createBuilder({ root: import.meta.dirname, mode: 'production', logLevel: 'warn' })
const { client } = builder.environments
if (client === undefined) throw new Error('The build has no scripts.')
await builder.build(client)
