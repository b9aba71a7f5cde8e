import { globSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { sql } from 'drizzle-orm'
import { type Database, rows } from '../../server/db/database.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The statements that make the tables as the areas' `schema.ts` describe them. */
export async function statementsOfSchema(): Promise<string[]> {
  const files = globSync('server/areas/*/schema.ts', { cwd: root }).toSorted()
  const modules = await Promise.all(files.map(file => import(join(root, file)) as Promise<object>))
  return generateMigration(generateDrizzleJson({}), generateDrizzleJson(Object.assign({}, ...modules)))
}

/** Columns, constraints and indexes of the public schema as the database itself describes them, a line each. */
export async function describeTables(db: Database): Promise<string[]> {
  const found = await rows<{ line: string }>(
    db,
    sql`select concat_ws(' ', 'column', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
            case when a.attnotnull then 'not null' end, nullif(a.attidentity, ''),
            pg_get_expr(d.adbin, d.adrelid)) as line
          from pg_class c
          join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
          left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
          where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
        union all
        select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid))
          from pg_constraint where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'f', 'c')
        union all
        select concat_ws(' ', 'index', pg_get_indexdef(i.indexrelid))
          from pg_index i join pg_class c on c.oid = i.indexrelid where c.relnamespace = 'public'::regnamespace
        order by 1`,
  )
  return found.map(({ line }) => line)
}
