import { useState } from 'react'
import type { Place } from '../../../src/core/navigation/place.ts'
import { defineWidget } from '../../../src/element/define-widget.ts'
import { type ScreenEvents, Screens } from '../../../src/element/screens/screens.tsx'
import type { WidgetHandle } from '../../../src/element/types.ts'
import { mount } from '../../support/page.ts'
import { heardOfHistory } from '../../support/steps-back.ts'
import { until } from '../../support/until.ts'

interface InnerProps {
  classroomId?: number
  widget: WidgetHandle
}

const headings: Readonly<Record<string, string>> = {
  'cx-edit-classroom': 'Editing',
  'cx-choose-course': 'Choosing',
}

/** Elements of other areas as these tests know them: a heading, something to type, and ways out. */
function Inner({ classroomId = 0, widget }: InnerProps) {
  return (
    <>
      <h2>
        {headings[widget.element.localName]} {classroomId}
      </h2>
      <input aria-label="Name" />
      <button type="button" onClick={() => widget.navigate('classroom', { classroomId })}>
        Cancel
      </button>
      <button type="button" onClick={() => widget.navigate('chooseCourse', { classroomId })}>
        Choose
      </button>
      <button type="button" onClick={() => widget.navigate('classrooms')}>
        Skip
      </button>
    </>
  )
}

/** Plants <cx-edit-classroom> and <cx-choose-course>. */
export function plantScreens(): void {
  for (const tag of ['cx-edit-classroom', 'cx-choose-course'] as const)
    defineWidget(tag, Inner, { attributes: { classroomId: 'number' }, session: 'none' })
}

interface HomeProps {
  classroomId?: number
  widget: WidgetHandle<ScreenEvents>
}

function Home({ classroomId = 7, widget }: HomeProps) {
  const [asked, ask] = useState('')
  const owns = ({ params }: Place) => Number(params.classroomId) === classroomId
  return (
    <Screens
      widget={widget}
      name={`classroom:${classroomId}`}
      home={`/classroom/${classroomId}`}
      owns={owns}
      isHome={place => place.route === 'classroom' && owns(place)}
      isOutside={({ route }) => route === 'classrooms'}
      onHome={({ path }) => ask(path)}
      onBack={() => {}}
    >
      <h2>Home {classroomId}</h2>
      <p>{asked}</p>
      <input aria-label="Draft" />
      <a {...widget.link('editClassroom', { classroomId })}>Edit</a>
      <a {...widget.link('editClassroom', { classroomId: 99 })}>Edit another one</a>
      <a {...widget.link('classroom', { classroomId }, { tab: 'tasks' })}>Tasks</a>
    </Screens>
  )
}

defineWidget('cx-probe-screens', Home, {
  attributes: { classroomId: 'number' },
  events: ['cx-screen-changed'],
  session: 'none',
})

/** The element with screens of its own. */
export const mountHome = (attributes = ''): HTMLElement =>
  mount(`<cx-probe-screens ${attributes}></cx-probe-screens>`)

/** The back and forward of the browser; resolved when the page has heard of it. */
export async function traverse(step: 'back' | 'forward'): Promise<void> {
  const heard = heardOfHistory()
  history[step]()
  await heard
}

/** The screen inside an element, once it is there. */
export const screenIn = (element: Element, tag: string): Promise<HTMLElement> =>
  until(() => element.shadowRoot?.querySelector<HTMLElement>(tag), `<${tag}> to be shown`)

export const noScreenIn = (element: Element, tag = 'cx-edit-classroom'): Promise<unknown> =>
  until(() => !element.shadowRoot?.querySelector(tag), `<${tag}> to be gone`)
