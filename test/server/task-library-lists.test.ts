import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { libraryRows } from '../../server/areas/tasks/seed/library-rows.ts'
import type { LibraryTask, LibraryTaskListItem } from '../../src/contract/entities/task.ts'
import { LIBRARY_TASK_GONE } from '../../src/contract/error-codes/tasks.ts'
import { databaseKinds } from '../support/databases.ts'
import { type TaskStage, taskStage } from '../support/task-stage.ts'

for (const kind of databaseKinds) {
  describe(`the task library as one looks through it, on ${kind}`, () => {
    let stage: TaskStage
    let id: number
    before(async () => {
      stage = await taskStage(kind)
      id = (await stage.classroom(stage.independent)).id
    })
    after(() => stage.server.close())

    const call = <Data = unknown>(method: string, rest: string) =>
      stage.as(stage.independent)<Data>(method, id, rest)
    const list = async (query = '') =>
      (await call<LibraryTaskListItem[]>('GET', `tasks/library${query}`)).body.data
    const namesIn = async (query: string) => (await list(query)).map(({ task_name }) => task_name)

    it('of the demo has tasks of many languages, all levels and many countries', async () => {
      const found = await list()
      const differing = (pick: (task: LibraryTaskListItem) => string | undefined) =>
        new Set(found.map(pick)).size
      assert.ok(found.length >= 30)
      assert.ok(differing(task => task.task_language?.name) >= 8)
      assert.equal(
        differing(task => task.level?.name),
        3,
      )
      assert.ok(differing(task => task.country?.name) >= 20)
      assert.equal(
        differing(task => String(task.response_type)),
        2,
      )
    })

    it('is sorted by name one way or the other, or the latest first', async () => {
      const names = await namesIn('')
      assert.deepEqual(
        names,
        names.toSorted((one, other) => one.localeCompare(other, 'und')),
      )
      assert.deepEqual(await namesIn('?order_by=a-z'), names)
      assert.deepEqual(await namesIn('?order_by=z-a'), names.toReversed())
      const written = libraryRows.map(([name]) => name)
      assert.deepEqual(await namesIn('?order_by=pending-review'), written.toReversed())
      assert.equal((await call('GET', 'tasks/library?order_by=best')).status, 422)
    })

    it('is filtered by language, level, country and text, each alone and together', async () => {
      const all = await list()
      const [language, level, country] = [3, 1, all.find(of => of.task_language?.id === 3)?.country?.id ?? 0]
      const isIn: Record<string, (task: LibraryTaskListItem) => boolean> = {
        [`language_id=${language}`]: task => task.task_language?.id === language,
        [`level_id=${level}`]: task => task.level?.id === level,
        [`country_id=${country}`]: task => task.country?.id === country,
        [`language_id=${language}&level_id=${level}`]: task =>
          task.task_language?.id === language && task.level?.id === level,
        [`language_id=${language}&country_id=${country}`]: task =>
          task.task_language?.id === language && task.country?.id === country,
      }
      for (const [query, fits] of Object.entries(isIn)) {
        const found = await list(`?${query}`)
        assert.ok(found.length > 0 && found.length < all.length, query)
        assert.deepEqual(found, all.filter(fits), query)
      }
      assert.ok((await list('?language_id=3')).every(({ task_language }) => task_language?.name === 'French'))
      assert.deepEqual(await namesIn('?search_string=marché'), ['Au marché'])
      assert.deepEqual(await namesIn('?search_string=SPORTS&language_id=3'), [])
    })

    it('names the countries that its tasks are about', async () => {
      const { body } = await call<{ id: number; iso: string; name: string }[]>('GET', 'tasks/countries')
      const shown = new Set((await list()).map(({ country }) => country?.name))
      assert.deepEqual(new Set(body.data.map(({ name }) => name)), shown)
      assert.deepEqual(
        body.data.map(({ name }) => name),
        body.data.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other, 'und')),
      )
    })

    it('shows one task with all that it says', async () => {
      const [listed] = await list('?search_string=Guten Tag')
      const { body } = await call<LibraryTask>('GET', `tasks/library/${listed?.id}`)
      assert.match(body.data.create_prompt, /^<p>Say hello, your name/)
      assert.equal(body.data.materials[0]?.label, 'Words for travellers')
      assert.match(body.data.materials[0]?.url ?? '', /^\/files\/courses\/words-for-travellers\.pdf\?/)
      const none = await call('GET', 'tasks/library/2147483647')
      assert.deepEqual([none.status, none.body.error_code], [404, LIBRARY_TASK_GONE])
    })
  })
}
