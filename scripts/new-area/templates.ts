const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const pascal = (name: string) => camel(name).replace(/^\w/, letter => letter.toUpperCase())

/** The files of a new area by path: each teacher has a list of their own, and its test passes. */
export function areaFiles(name: string): Record<string, string> {
  const table = name.replaceAll('-', '_')
  const [rows, Name] = [camel(name), pascal(name)]
  const folder = `server/areas/${name}`
  return {
    [`src/contract/endpoints/${name}.ts`]: `import Type from 'typebox'
import type { EndpointMap } from '../endpoint.ts'
import { Id } from '../entities/reference.ts'

/** What it is about, in one sentence, with its section of the specification. */
export const ${rows}Endpoints = {
  'GET /api/teacher/${name}': {
    summary: 'What the teacher has.',
    spec: 'P0 §0',
    access: 'teacher',
    data: Type.Array(Type.Object({ id: Id, name: Type.String() })),
    revalidates: true,
  },
} as const satisfies EndpointMap
`,
    [`${folder}/area.ts`]: `import type { Area } from '../../area.ts'
import { handlers } from './routes.ts'

/** What it is about, in one sentence. */
export const ${rows}Area = {
  handlers,
  watched: [{ table: '${table}', teachers: 'SELECT teacher_id FROM changed' }],
} satisfies Area
`,
    [`${folder}/routes.ts`]: `import type { ${rows}Endpoints } from '../../../src/contract/endpoints/${name}.ts'
import type { Handlers } from '../../handlers.ts'
import type { Services } from '../../services.ts'
import { list${Name} } from './repository.ts'

export const handlers = ({ db }: Services): Handlers<keyof typeof ${rows}Endpoints> => ({
  'GET /api/teacher/${name}': async ({ teacher }) => ({
    data: await list${Name}(db, teacher.id),
    freshUntil: Number.POSITIVE_INFINITY,
  }),
})
`,
    [`${folder}/repository.ts`]: `import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { ${rows} } from './schema.ts'

/** What a teacher has, in the order in which it came. */
export const list${Name} = (db: Database, teacherId: number) =>
  db
    .select({ id: ${rows}.id, name: ${rows}.name })
    .from(${rows})
    .where(eq(${rows}.teacher_id, teacherId))
    .orderBy(asc(${rows}.id))

export async function add${Name}(db: Database, row: typeof ${rows}.$inferInsert): Promise<void> {
  await db.insert(${rows}).values(row)
}
`,
    [`${folder}/schema.ts`]: `import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { teachers } from '../teachers/schema.ts'

/** What a row stands for. */
export const ${rows} = pgTable(
  '${table}',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    teacher_id: integer()
      .notNull()
      .references(() => teachers.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    created_at: instant().notNull().defaultNow(),
  },
  table => [index('${table}_teacher').on(table.teacher_id)],
)
`,
    [`test/server/${name}.test.ts`]: `import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { add${Name} } from '../../server/areas/${name}/repository.ts'
import { databaseKinds } from '../support/databases.ts'
import { startApp, type TestApp } from '../support/server.ts'

const LIST = 'GET /api/teacher/${name}'

for (const kind of databaseKinds) {
  describe(\`${name.replaceAll('-', ' ')} on \${kind}\`, () => {
    let server: TestApp
    before(async () => {
      server = await startApp({ kind })
    })
    after(() => server.close())

    it('are what the teacher has, and nobody else', async () => {
      const [own, other] = [
        await server.signIn('teacher@demo.test'),
        await server.signIn('partner@demo.test'),
      ]
      const { headers } = await server.call(LIST, { token: own.token })
      await add${Name}(server.app.services.db, { teacher_id: own.id, name: 'The first' })
      const unchanged = { 'if-none-match': headers.etag ?? '' }
      const { body } = await server.call<{ name: string }[]>(LIST, { token: own.token, headers: unchanged })
      assert.deepEqual(
        body.data.map(row => row.name),
        ['The first'],
      )
      assert.deepEqual((await server.call(LIST, { token: other.token })).body.data, [])
    })
  })
}
`,
  }
}

/** What the two lists gain that know all areas: a line of imports, and one in the list. */
export const listed = (name: string) => [
  {
    file: 'server/areas/areas.ts',
    line: `import { ${camel(name)}Area } from './${name}/area.ts'\n`,
    entry: `  ${camel(name)}Area,\n] as const`,
    end: '] as const',
  },
  {
    file: 'src/contract/endpoints/all.ts',
    line: `import { ${camel(name)}Endpoints } from './${name}.ts'\n`,
    entry: `  ...${camel(name)}Endpoints,\n} as const`,
    end: '} as const',
  },
]
