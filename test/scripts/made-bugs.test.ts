import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { withMutant } from '../../scripts/mutate/mutant.ts'
import { evenSample } from '../../scripts/mutate/sample.ts'
import { typescriptMutants } from '../../scripts/mutate/typescript-mutants.ts'

/** Every version of a text with one bug in it, in one line each. */
const versions = (text: string): string[] =>
  typescriptMutants('a.ts', text).map(change =>
    withMutant(text, { file: 'a.ts', ...change })
      .replace(/\s+/g, ' ')
      .trim(),
  )

const sql = (statement: string) =>
  versions(`sql\`${statement}\``).map(text => text.slice('sql`'.length, -1).replaceAll(' `', '').trim())

describe('the bugs that are made', () => {
  const code: [text: string, ...bugs: string[]][] = [
    ['if (a) throw b', 'if (!(a)) throw b', 'if (a) {}'],
    ['x = a && b', 'x = a || b', 'x = a', 'x = b', '{}'],
    ['x = a < b', 'x = a <= b'],
    ['x = a ?? 1', 'x = a', 'x = a ?? 2'],
    ['await save()', '{}'],
    ['x = [a, b]', 'x = [b]', 'x = [a]'],
    ['x = { a: true }', 'x = { }', 'x = { a: false }'],
    ['x = list.sort(by)', 'x = list'],
    ['x = Math.min(a, b)', 'x = Math.max(a, b)'],
    ['const x = 3', 'const x = 4', 'const x = 2'],
  ]
  for (const [text, ...bugs] of code) {
    it(`of '${text}'`, () => {
      for (const bug of bugs)
        assert.ok(versions(text).includes(bug), `${bug} in ${versions(text).join(' | ')}`)
    })
  }

  const statements: [statement: string, ...bugs: string[]][] = [
    ['where a = $1 and c is null', 'where c is null', 'where a = $1', 'where a = $1 and c is not null'],
    ['where a = 1 and b = 2 order by c', 'where a = 1 order by c', 'where a = 1 and b = 2'],
    ['where (a and b) or c', 'where ( b) or c', 'where (a ) or c'],
    ['where a between 1 and 2 and b', 'where a between 1 and 2'],
    ['left join t on t.id = 1', 'join t on t.id = 1', 'left join t on t.id <> 1'],
    ['where a <= b', 'where a < b'],
    ['where a > now()', 'where a < now()'],
    ['select now() + x', 'select now() - x'],
    ['order by a desc limit 1', 'order by a limit 1', 'limit 1'],
    ['select a for update', 'select a'],
    ['where a is not null', 'where a is null'],
    ['where not a', 'where a'],
    ['count(*) filter (where a)', 'count(*)'],
  ]
  for (const [statement, ...bugs] of statements) {
    it(`of '${statement}'`, () => {
      const made = sql(statement)
      for (const bug of bugs) assert.ok(made.includes(bug), `${bug} in ${made.join(' | ')}`)
    })
  }

  it('leave an assignment alone', () => {
    assert.deepEqual(versions('const x = sql`update t set a = b`'), [])
  })

  it('of the query builder use what the file has not imported', () => {
    const made = versions(`import { and, eq, isNull } from 'drizzle-orm'
db.select().where(and(eq(a, b), isNull(c)))`)
    const line = "import { and, eq, isNull } from 'drizzle-orm'"
    for (const bug of [
      `${line} db.select()`,
      `${line} db.select().where(and(undefined, isNull(c)))`,
      `${line} db.select().where(and(eq(a, b), undefined))`,
      `import { isNotNull } from 'drizzle-orm'; ${line} db.select().where(and(eq(a, b), isNotNull(c)))`,
      `import { ne } from 'drizzle-orm'; ${line} db.select().where(and(ne(a, b), isNull(c)))`,
    ])
      assert.ok(made.includes(bug), `${bug} in ${made.join('\n')}`)
  })

  it('leave types and imports alone', () => {
    assert.deepEqual(versions("import x from 'a'\ninterface A { b: 1 }\ntype C = true | 2"), [])
  })
})

describe('a choice of bugs', () => {
  const items = Array.from({ length: 100 }, (_, index) => index)

  it('is the same every time, another one with another seed', () => {
    assert.deepEqual(evenSample(items, 10, 1), evenSample(items, 10, 1))
    assert.notDeepEqual(evenSample(items, 10, 1), evenSample(items, 10, 2))
  })

  it('has the number that was asked for, of each part of the list', () => {
    for (const most of [1, 10, 99, 100, 200]) {
      const chosen = evenSample(items, most, 7)
      assert.equal(new Set(chosen).size, Math.min(most, 100))
    }
    assert.ok(new Set(evenSample(items, 10, 3).map(item => Math.floor(item / 25))).size === 4)
  })

  it('grows without losing what it had', () => {
    const few = evenSample(items, 10, 5)
    const many = new Set(evenSample(items, 30, 5))
    assert.ok(few.every(item => many.has(item)))
  })
})
