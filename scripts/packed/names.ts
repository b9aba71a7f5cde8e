/**
 * Packages of many small files that the server imports: 840 of the 1,650 files that a process of it reads. All of them
 * are modules of the language, imported by our own code alone, so that one file instead of many changes nothing.
 */
export const PACKED = [
  'drizzle-orm',
  'drizzle-orm/migrator',
  'drizzle-orm/node-postgres',
  'drizzle-orm/node-postgres/migrator',
  'drizzle-orm/pg-core',
  'drizzle-orm/pglite',
  'drizzle-orm/pglite/migrator',
  'jose',
  'typebox',
  'typebox/compile',
  'typebox/error',
]

export const fileOf = (name: string) => `${name.replaceAll('/', '_')}.js`
