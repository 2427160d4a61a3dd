// Copied into the folder where Medusa is installed, as medusa-config.js.
import { defineConfig } from '@medusajs/framework/utils'

export default defineConfig({
  admin: { disable: true },
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    databaseDriverOptions: { ssl: false },
    http: { storeCors: '*', adminCors: '*', authCors: '*', jwtSecret: 'only measured', cookieSecret: 'only measured' },
  },
})
