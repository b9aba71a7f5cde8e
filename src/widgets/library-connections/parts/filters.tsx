import { useRef, useState } from 'react'
import type { LibraryQuestion } from '../../../core/libraries/library-question.ts'
import { narrowedBy } from '../../../core/libraries/library-question.ts'
import { loadLibraryCourses } from '../../../core/libraries/load-request.ts'
import { libraryConnections as t } from '../../../core/messages/library-connections.ts'
import { ageRanges, topics } from '../../../core/reference/reference-lists.ts'
import { Loaded } from '../../../parts/loaded.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { MultiSelect } from '../../../ui/multi-select.tsx'
import { Select } from '../../../ui/select.tsx'
import { useFocusKept } from '../../../ui/use-focus-kept.ts'

interface FiltersProps {
  question: LibraryQuestion
  choose: (changes: Partial<LibraryQuestion>) => void
}

const optionsOf = (rows: readonly { id: number; name: string }[]) =>
  rows.map(({ id, name }) => ({ value: id, label: name }))

/** How high a filter is, for the outline that stands there until its list has come. */
const CHOSEN_PX = 114
const NONE_CHOSEN_PX = 101
const COURSE_PX = 74
const heightOf = (chosen: readonly number[]) => (chosen.length > 0 ? CHOSEN_PX : NONE_CHOSEN_PX)

const labels = { chooseShown: t.choose, search: t.narrow, none: t.noValues, remove: t.remove }

/** What leaves requests out: what they are about, how old the students are, and the course. */
export function Filters({ question, choose }: FiltersProps) {
  const [courses] = useState(loadLibraryCourses)
  return (
    <Card>
      <div className="filters">
        <Loaded list={topics} label={t.topics} height={heightOf(question.topics)}>
          {rows => (
            <MultiSelect
              label={t.topics}
              hint={question.topics.length === 0 && t.all}
              values={question.topics}
              onChange={values => choose({ topics: values })}
              options={optionsOf(rows)}
              labels={{ ...labels, choose: t.chooseTopics }}
            />
          )}
        </Loaded>
        <Loaded list={ageRanges} label={t.ages} height={heightOf(question.ages)}>
          {rows => (
            <MultiSelect
              label={t.ages}
              hint={question.ages.length === 0 && t.all}
              values={question.ages}
              onChange={values => choose({ ages: values })}
              options={optionsOf(rows)}
              labels={{ ...labels, choose: t.chooseAges }}
            />
          )}
        </Loaded>
        <Loaded list={courses} label={t.course} height={COURSE_PX}>
          {rows => (
            <Select
              label={t.course}
              placeholder={t.anyCourse}
              value={question.courseId === null ? '' : String(question.courseId)}
              onChange={value => choose({ courseId: value === '' ? null : Number(value) })}
              options={rows.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
          )}
        </Loaded>
      </div>
      {narrowedBy(question) > 0 && <Clear onClick={() => choose({ topics: [], ages: [], courseId: null })} />}
    </Card>
  )
}

/** It goes with what it has cleared: whoever has pressed it goes on at the first filter. */
function Clear({ onClick }: { onClick: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  useFocusKept(box)
  return (
    <div ref={box} className="filters-end">
      <Button variant="quiet" size="small" onClick={onClick}>
        {t.clear}
      </Button>
    </div>
  )
}
