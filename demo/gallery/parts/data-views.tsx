import { useMemo, useState } from 'react'
import { Avatar } from '../../../src/ui/avatar.tsx'
import { BusyBar } from '../../../src/ui/busy-bar.tsx'
import { Button } from '../../../src/ui/button.tsx'
import { Card } from '../../../src/ui/card.tsx'
import { CopyText } from '../../../src/ui/copy-text.tsx'
import { type Column, DataTable } from '../../../src/ui/data-table.tsx'
import { Donut, type Segment } from '../../../src/ui/donut.tsx'
import { EmptyState } from '../../../src/ui/empty-state.tsx'
import { ProgressBar } from '../../../src/ui/progress-bar.tsx'
import { SegmentedControl } from '../../../src/ui/segmented-control.tsx'
import { Tabs } from '../../../src/ui/tabs.tsx'
import { StatusTag } from '../../../src/ui/tag.tsx'
import { type Classroom, makeClassrooms } from './classrooms.ts'
import { Section } from './section.tsx'

const tones = { 'Not started': 'neutral', Active: 'success', Concluded: 'info', Expired: 'danger' } as const

const columns: Column<Classroom>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: row => row.name,
    compare: (a, b) => a.name.localeCompare(b.name),
    width: '1.6fr',
  },
  {
    id: 'status',
    header: 'Status',
    cell: row => <StatusTag tone={tones[row.status]}>{row.status}</StatusTag>,
  },
  {
    id: 'code',
    header: 'Code',
    cell: row => (
      <CopyText text={row.code} label={`Copy code ${row.code}`} copied="Copied!" failed="Press Ctrl + C" />
    ),
  },
  {
    id: 'completion',
    header: 'Course Completion',
    cell: row => (
      <ProgressBar label="Course Completion" percent={row.completion} shown={`${row.completion}%`} />
    ),
    compare: (a, b) => a.completion - b.completion,
  },
  { id: 'partner', header: 'Global Partner', cell: row => <Partner name={row.partner} /> },
]

function Partner({ name }: { name: string | null }) {
  if (name === null) return <span className="gallery-note">Not Paired</span>
  return (
    <span className="gallery-row">
      <Avatar name={name} size={32} decorative />
      {name}
    </span>
  )
}

const rowsToShow = ['7', '1000', 'loading', 'none'] as const
const howMany = rowsToShow.map(value => ({ value, label: value }))

export function DataViews() {
  return (
    <>
      <Tables />
      <Donuts />
      <Section title="ProgressBar">
        <div className="gallery-grid">
          {[0, 3, 48, 100].map(percent => (
            <ProgressBar key={percent} label="Course Completion" percent={percent} shown={`${percent}%`} />
          ))}
          <BusyBar label="Sending the video" />
        </div>
      </Section>
      <TabSamples />
    </>
  )
}

function Tables() {
  const [shown, setShown] = useState<(typeof rowsToShow)[number]>('7')
  const rows = useMemo(() => (shown === 'loading' ? undefined : makeClassrooms(Number(shown) || 0)), [shown])
  return (
    <Section title="DataTable">
      <SegmentedControl label="Rows" value={shown} onChange={setShown} options={howMany} />
      <DataTable
        label="My Classrooms"
        columns={columns}
        rows={rows}
        rowKey={row => row.id}
        link={row => ({ href: `#classroom-${row.id}` })}
        loadingLabel="Loading your classrooms…"
        empty={
          <EmptyState
            title="No results found."
            text="Try another word, or look at all your classrooms."
            action={<Button>Show all</Button>}
          />
        }
      />
    </Section>
  )
}

function segments(...[toDo, submitted, approved, blocked]: [number, number, number, number]): Segment[] {
  return [
    { id: 'to_do', label: 'To-do', percent: toDo, shown: `${toDo}%` },
    { id: 'submitted', label: 'Submitted', percent: submitted, shown: `${submitted}%` },
    { id: 'approved', label: 'Approved', percent: approved, shown: `${approved}%` },
    { id: 'blocked', label: 'Blocked', percent: blocked, shown: `${blocked}%` },
  ]
}

const progressions = [
  segments(30, 22, 38, 10),
  segments(0, 0, 100, 0),
  segments(100, 0, 0, 0),
  segments(0, 45, 54, 1),
]

function Donuts() {
  return (
    <Section title="Donut">
      <div className="gallery-grid">
        {progressions.map(progress => (
          <Card key={progress.map(({ percent }) => percent).join()}>
            <Donut
              label="Course progress"
              segments={progress}
              centre={progress[2]?.shown ?? ''}
              centreLabel="Approved"
            />
          </Card>
        ))}
        <Card>
          <Donut label="Course progress" segments={segments(30, 22, 38, 10)} centre="38%" size={96} />
        </Card>
      </div>
    </Section>
  )
}

const tabs = [
  { id: 'dashboard', label: 'My Dashboard' },
  { id: 'tasks', label: 'My Tasks', count: 6 },
  { id: 'students', label: 'My Students', count: 28 },
  { id: 'submissions', label: 'Submissions' },
] as const

function TabSamples() {
  const [selected, select] = useState<(typeof tabs)[number]['id']>('dashboard')
  return (
    <Section title="Tabs">
      <Tabs label="Classroom" tabs={tabs} selected={selected} onSelect={select}>
        <p>{`This is ${tabs.find(tab => tab.id === selected)?.label}.`}</p>
      </Tabs>
    </Section>
  )
}
