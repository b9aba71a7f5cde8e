import { expect } from '@open-wc/testing'
import { executeServerCommand } from '@web/test-runner-commands'
import { EXCHANGE_STARTS_WITHIN_DAYS } from '../../../src/contract/limits/classrooms.ts'
import { dayAfter, daysAnywhere } from '../../../src/contract/rules/days.ts'
import { localDay } from '../../../src/core/dates/local-day.ts'
import { shortDate } from '../../../src/core/dates/short-date.ts'
import { platform } from '../../../src/core/platform.ts'
import { answered } from '../../support/answer.ts'
import { oneDay } from '../../support/one-day.ts'
import { field, fill, press, see, unmountAll } from '../../support/page.ts'
import { CHOOSE, CREATE, next, START } from './a-creation.ts'
import { AGE, DAY, NAME, NATIVE, stepOf } from './steps.ts'

const today = localDay()
const last = dayAfter(today, EXCHANGE_STARTS_WITHIN_DAYS)

describe('good input in <cx-create-classroom>', () => {
  oneDay()
  afterEach(unmountAll)

  const good = [
    'abc',
    '123',
    `  ${'x'.repeat(150)} `,
    'Αθήνα 6',
    '北京市 一班',
    'القدس ٣',
    'כיתה א',
    'हिन्दी कक्षा',
    'می\u200cخواهم',
    'Năm\u0301 5',
  ]
  for (const typed of good)
    it(`takes ${JSON.stringify(typed)} as a name, keeps it as it was typed, and sends it without blanks around`, async () => {
      const element = await stepOf(NAME)
      await fill(element, NAME, typed)
      await next(element)
      await field(element, NATIVE)
      await press(element, 'Back')
      expect((await field(element, NAME)).value).to.equal(typed)
      await next(element)
      await field(element, NATIVE)
      await next(element)
      await fill(element, DAY, START)
      await next(element)
      await field(element, AGE)
      await next(element)
      await see(element, 'A Day in My Life')
      await press(element, CHOOSE)
      await see(element, 'GOOD JOB!')
      expect(answered(CREATE).map(({ body }) => body.name)).to.deep.equal([typed.trim()])
    })

  for (const day of [today, '2028-02-29', last].filter(day => day >= today))
    it(`takes ${day} as a start`, async () => {
      const element = await stepOf(DAY)
      await fill(element, DAY, day)
      await next(element)
      await field(element, AGE)
    })

  describe('where it is another day than elsewhere', () => {
    const standIn = (timezoneId: string) => executeServerCommand('timezone', { timezoneId })
    afterEach(() => standIn(''))

    const places = [
      ['Pacific/Kiritimati', 'latest'],
      ['Etc/GMT+12', 'earliest'],
    ] as const
    for (const [zone, end] of places)
      it(`goes by the day of the teacher in ${zone}`, async () => {
        await standIn(zone)
        const { [end]: there } = daysAnywhere(platform.now())
        const element = await stepOf(DAY)
        await fill(element, DAY, dayAfter(there, -1))
        await next(element)
        await see(element, `Min value ${shortDate(there)}.`)
        await fill(element, DAY, there)
        await next(element)
        await field(element, AGE)
      })
  })
})
