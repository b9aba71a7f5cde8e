import { defineConfig } from 'drizzle-kit'

/** Makes a migration of what changed in the schema: `npm run new migration <what>`. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/areas/*/schema.ts',
  out: './server/db/migrations',
})
