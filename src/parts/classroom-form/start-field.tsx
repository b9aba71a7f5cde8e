import { isDay } from '../../contract/rules/days.ts'
import { exchangeEndDate } from '../../contract/rules/end-date.ts'
import { localDay } from '../../core/dates/local-day.ts'
import { shortDate } from '../../core/dates/short-date.ts'
import { classroomForm as t } from '../../core/messages/classroom-form.ts'
import { Field } from '../../ui/field.tsx'
import type { ClassroomFieldsProps } from './classroom-controls.ts'

/** The day on which an exchange starts; when it ends follows from it (P2 §4). */
export function StartField({ controls, saved }: ClassroomFieldsProps) {
  const { start_date } = controls.draft
  const start = controls.field('start_date')
  const today = localDay()
  // one that has begun may keep its day
  const first = saved && saved.start_date < today ? saved.start_date : today
  return (
    <Field
      label={t.fields.start_date}
      type="date"
      min={first}
      // a start that cannot be has no end
      hint={
        isDay(start_date) && !start.error ? t.endsOn(shortDate(exchangeEndDate(start_date))) : t.endsLater
      }
      {...start}
    />
  )
}
