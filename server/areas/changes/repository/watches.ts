import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type Database, rows } from '../../../db/database.ts'
import type { Watch } from '../../../db/watch.ts'

const RAISE_AT_END = 'raise_due_revisions'

/**
 * Revisions are raised when a transaction ends, all of its teachers at once and in the order of their ids: whoever holds
 * a revision waits for nothing any more (docs/decisions/order-of-locks.md). Until then a row of the transaction's own
 * says whose; nobody else ever sees it.
 */
const REVISE = [
  `CREATE SCHEMA IF NOT EXISTS revisions`,
  `CREATE UNLOGGED TABLE IF NOT EXISTS revisions.due (transaction xid8 PRIMARY KEY, teachers integer[] NOT NULL)`,
  `CREATE OR REPLACE FUNCTION revise_teachers(ids integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO revisions.due AS due (transaction, teachers)
  SELECT pg_current_xact_id(), ids WHERE cardinality(ids) > 0
  ON CONFLICT (transaction) DO UPDATE
    SET teachers = ARRAY(SELECT unnest(due.teachers) UNION SELECT unnest(excluded.teachers))
    WHERE NOT excluded.teachers <@ due.teachers;
$$`,
  `CREATE OR REPLACE FUNCTION raise_due_revisions() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[];
BEGIN
  DELETE FROM revisions.due WHERE transaction = NEW.transaction RETURNING teachers INTO ids;
  WITH locked AS (
    SELECT teacher_id FROM teacher_revisions WHERE teacher_id = ANY (ids) ORDER BY teacher_id FOR UPDATE
  )
  UPDATE teacher_revisions r SET revision = r.revision + 1 FROM locked WHERE r.teacher_id = locked.teacher_id;
  RETURN NULL;
END $$`,
  `DROP TRIGGER IF EXISTS ${RAISE_AT_END} ON revisions.due`,
  `CREATE CONSTRAINT TRIGGER ${RAISE_AT_END} AFTER INSERT ON revisions.due
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_due_revisions()`,
]

/** Each teacher has a revision from the start. */
const BEGIN = [
  `CREATE OR REPLACE FUNCTION watched_new_teachers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO teacher_revisions (teacher_id) VALUES (NEW.id);
  RETURN NULL;
END $$`,
  `CREATE OR REPLACE TRIGGER begin_revision AFTER INSERT ON teachers
  FOR EACH ROW EXECUTE FUNCTION watched_new_teachers()`,
]

const ROWS = {
  insert: { changed: 'SELECT * FROM new_rows', referencing: 'NEW TABLE AS new_rows' },
  update: {
    changed: 'SELECT * FROM old_rows UNION ALL SELECT * FROM new_rows',
    referencing: 'OLD TABLE AS old_rows NEW TABLE AS new_rows',
  },
  delete: { changed: 'SELECT * FROM old_rows', referencing: 'OLD TABLE AS old_rows' },
} as const

/** Both sides of the updated rows in which one of the columns is another one. */
function changedIn(columns: readonly string[]): string {
  const of = (alias: string) => columns.map(column => `${alias}.${column}`).join(', ')
  const pairs = `FROM old_rows o JOIN new_rows n ON n.id = o.id WHERE (${of('o')}) IS DISTINCT FROM (${of('n')})`
  return `SELECT o.* ${pairs} UNION ALL SELECT n.* ${pairs}`
}

const nameOf = (table: string, event: keyof typeof ROWS) => `watched_${table}_${event}`

const eventsOf = ({ on = ['insert', 'update', 'delete'] }: Watch) => on

/** Triggers for each statement, so that many rows cost one update. */
function triggersOf(watch: Watch): string[] {
  const { table, columns, teachers } = watch
  return eventsOf(watch).flatMap(event => {
    const { changed, referencing } = ROWS[event]
    const rowsOf = event === 'update' && columns ? changedIn(columns) : changed
    const name = nameOf(table, event)
    return [
      `CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM revise_teachers(ARRAY(WITH changed AS (${rowsOf}) SELECT * FROM (${teachers}) found));
  RETURN NULL;
END $$`,
      `CREATE OR REPLACE TRIGGER ${name} AFTER ${event} ON ${table} REFERENCING ${referencing}
  FOR EACH STATEMENT EXECUTE FUNCTION ${name}()`,
    ]
  })
}

/** Whether this version was installed, and no migration has taken a table, and the triggers with it, away since. */
async function areInstalled(db: Database, version: string, names: readonly string[]): Promise<boolean> {
  const [found] = await rows<{ version: string | null; triggers: number }>(
    db,
    sql`select obj_description(to_regproc('revise_teachers')::oid, 'pg_proc') as version,
          (select count(distinct tgname)::int from pg_trigger
           where tgname = any(array(select jsonb_array_elements_text(${JSON.stringify(names)}::jsonb)))) as triggers`,
  )
  return found?.version === version && found.triggers === new Set(names).size
}

/**
 * Makes the triggers that keep teacher_revisions out of what the areas watch, once for each version of it, and again
 * when one is gone: a table that a migration makes anew has none. None is ever removed here: a newer node may have made
 * it, and raising a number once too often only costs one answer. A migration that takes away a column or a table takes
 * away the triggers that read it.
 */
export async function installWatches(db: Database, watches: readonly Watch[]): Promise<void> {
  const statements = [...REVISE, ...BEGIN, ...watches.flatMap(triggersOf)]
  const version = createHash('sha256').update(statements.join('\n')).digest('hex')
  const names = watches.flatMap(watch => eventsOf(watch).map(event => nameOf(watch.table, event)))
  if (await areInstalled(db, version, [RAISE_AT_END, 'begin_revision', ...names])) return
  await db.transaction(async transaction => {
    for (const statement of statements) await transaction.execute(sql.raw(statement))
    await transaction.execute(sql.raw(`COMMENT ON FUNCTION revise_teachers(integer[]) IS '${version}'`))
  })
}
