import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import {
  CLASSROOM_FORBIDDEN,
  EXCHANGE_EXPIRED,
  TOKENS_MISSING,
} from '../../src/contract/error-codes/classrooms.ts'
import {
  CLASSROOM_PAIRED,
  PARTNER_UNAVAILABLE,
  PARTNERS_FORBIDDEN,
  TOKENS_SHORT,
} from '../../src/contract/error-codes/connections.ts'
import { type ConnectionStage, connectionStage, refusedWith } from '../support/connection-stage.ts'
import { databaseKinds } from '../support/databases.ts'

for (const kind of databaseKinds) {
  describe(`asking for a partner on ${kind}`, () => {
    let stage: ConnectionStage
    before(async () => {
      stage = await connectionStage(kind)
    })
    after(() => stage.server.close())
    beforeEach(() => stage.forgetAttempts())

    const toLucia = (changes?: object) => stage.toLucia(changes)

    it('takes a note, and leaves open which classroom it will be', async () => {
      const { status, body } = await stage.ask(stage.maya, await toLucia({ message: ' Shall we? ' }))
      assert.deepEqual([status, body.message], [200, 'Connection request sent'])
      const { message, invited_classroom_id, invited_classroom, side, settled_at } = body.data
      assert.deepEqual(
        [message, invited_classroom_id, invited_classroom, side, settled_at],
        ['Shall we?', null, null, 'sent', null],
      )
    })

    it('says what is wrong with a note, and takes none with a NUL', async () => {
      const long = await stage.ask(stage.maya, await toLucia({ message: 'x'.repeat(256) }))
      assert.equal(long.status, 422)
      const { errors } = long.body.data as unknown as { errors: object }
      assert.deepEqual(errors, { message: ['Field must have maximum 255 letters.'] })
      assert.equal((await stage.ask(stage.maya, await toLucia({ message: 'a\0b' }))).status, 422)
      for (const message of ['a\u202eb', 'a\u001bb', 'a\u2066b'])
        assert.equal(
          (await stage.ask(stage.maya, await toLucia({ message }))).status,
          422,
          JSON.stringify(message),
        )
      // lines, joiners and flags are seen
      const fine = await stage.ask(stage.maya, await toLucia({ message: 'One\nTwo 👩‍🏫 🏴󠁧󠁢󠁳󠁣󠁴󠁿' }))
      assert.equal(fine.status, 200)
    })

    it('is refused for a classroom of somebody else, an expired one, and one with a partner', async () => {
      const theirs = await stage.classroom(stage.camille)
      await refusedWith(
        stage.ask(stage.maya, await toLucia({ classroom_id: theirs })),
        403,
        CLASSROOM_FORBIDDEN,
      )
      const body = await toLucia()
      await stage.expire(body.classroom_id)
      await refusedWith(stage.ask(stage.maya, body), 422, EXCHANGE_EXPIRED)
      const paired = await stage.waiting()
      await stage.accept(stage.lucia, paired.id, paired.theirs)
      await refusedWith(
        stage.ask(stage.maya, await toLucia({ classroom_id: paired.mine })),
        422,
        CLASSROOM_PAIRED,
      )
      const taken = await toLucia({ partner_classroom_id: paired.theirs })
      await refusedWith(stage.ask(stage.maya, taken), 422, CLASSROOM_PAIRED)
    })

    it('is refused where the other one is not to be had', async () => {
      const idOf = async (email: string) =>
        (await stage.run<{ id: number }>(sql`select id from teachers where email = ${email}`))[0]?.id
      for (const email of [
        'teacher@demo.test',
        'librarian@demo.test',
        'independent@demo.test',
        'demo@demo.test',
        // of the same country
        'no-agreement@demo.test',
      ])
        await refusedWith(
          stage.ask(stage.maya, await toLucia({ partner_teacher_id: await idOf(email) })),
          422,
          PARTNER_UNAVAILABLE,
        )
      for (const [change, back] of [
        ['disabled_at = now()', 'disabled_at = null'],
        ['is_teacher_validated = false', 'is_teacher_validated = true'],
        ['email_verified_at = null', 'email_verified_at = now()'],
        ['country_id = null', "country_id = (select id from countries where iso = 'FR')"],
      ]) {
        await stage.db.execute(`update teachers set ${change} where id = ${stage.camille.id}`)
        const body = await toLucia({ partner_teacher_id: stage.camille.id })
        await refusedWith(stage.ask(stage.maya, body), 422, PARTNER_UNAVAILABLE)
        await stage.db.execute(`update teachers set ${back} where id = ${stage.camille.id}`)
      }
      const expired = await stage.classroom(stage.lucia)
      await stage.expire(expired)
      const body = await toLucia({ partner_classroom_id: expired })
      await refusedWith(stage.ask(stage.maya, body), 422, PARTNER_UNAVAILABLE)
      const ofAnother = await toLucia({ partner_classroom_id: await stage.classroom(stage.camille) })
      await refusedWith(stage.ask(stage.maya, ofAnother), 422, PARTNER_UNAVAILABLE)
    })

    it('is for nobody who has no global partner, or is not validated yet', async () => {
      for (const [email, sentence] of [
        ['librarian@demo.test', /cannot have a global partner with this account/],
        ['independent@demo.test', /cannot have a global partner with this account/],
        ['unvalidated@demo.test', /being verified\. You can have a global partner as soon as/],
      ] as const) {
        const who = await stage.server.signIn(email)
        const body = { classroom_id: await stage.classroom(who), partner_teacher_id: stage.lucia.id }
        const { message } = await refusedWith(stage.ask(who, body), 403, PARTNERS_FORBIDDEN)
        assert.match(message ?? '', sentence)
      }
    })

    it('is neither sent again nor accepted by who is not validated any more', async () => {
      const { id, theirs } = await stage.waiting()
      const both = sql`id in (${stage.maya.id}, ${stage.lucia.id})`
      await stage.run(sql`update teachers set is_teacher_validated = false where ${both}`)
      await refusedWith(stage.act(stage.maya, id, 'resend'), 403, PARTNERS_FORBIDDEN)
      await refusedWith(stage.accept(stage.lucia, id, theirs), 403, PARTNERS_FORBIDDEN)
      await stage.run(sql`update teachers set is_teacher_validated = true where ${both}`)
      assert.equal((await stage.accept(stage.lucia, id, theirs)).status, 200)
    })

    it('names the tokens that are missing for what the other classroom needs', async () => {
      await stage.spendAll(stage.maya)
      const body = await toLucia({ partner_classroom_id: await stage.classroom(stage.lucia, 4) })
      const none = await refusedWith(stage.ask(stage.maya, body), 422, TOKENS_MISSING)
      assert.match(none.message ?? '', /^This classroom requires a Arts and Sciences exchange\. /)
      await stage.give(stage.maya, 1)
      const short = await refusedWith(stage.ask(stage.maya, body), 422, TOKENS_SHORT)
      assert.match(short.message ?? '', / Please purchase at least 2 additional tokens to continue\.$/)
      await stage.give(stage.maya, 2)
      assert.equal((await stage.ask(stage.maya, body)).status, 200)
      // nothing is spent before it is accepted
      assert.equal(await stage.left(stage.maya), 3)
    })

    it('leaves open which classroom only where one waits for a partner', async () => {
      const body = await toLucia({ partner_teacher_id: stage.camille.id })
      await stage.run(
        sql`update classrooms set expire_at = now() - interval '1 day' where teacher_id = ${stage.camille.id}`,
      )
      await refusedWith(stage.ask(stage.maya, body), 422, PARTNER_UNAVAILABLE)
      await stage.classroom(stage.camille)
      assert.equal((await stage.ask(stage.maya, body)).status, 200)
    })
  })
}
