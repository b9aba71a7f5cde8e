import { defineConfig } from 'drizzle-kit'

/** Makes a migration of what changed in the schema: `npx drizzle-kit generate --name <what>`. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/areas/*/schema.ts',
  out: './server/db/migrations',
})
