import { expect } from '@open-wc/testing'
import type { ReactNode } from 'react'
import '../../src/widgets/classroom/element.ts'

// what is wrong here is wrong for `npm run check`, which reads the types of this file

/** As an element's author writes it in React. */
export const inReact: ReactNode[] = [
  <cx-classroom
    key="right"
    classroom-id={12}
    collapse-information
    api-base="https://a.example"
    oncx-tab-changed={event => event.detail.tab satisfies string}
    oncx-navigate={event => event.detail.path satisfies string}
  />,
  // @ts-expect-error an id is a number
  <cx-classroom key="wrong value" classroom-id="twelve" />,
  // @ts-expect-error there is no such attribute
  <cx-classroom key="wrong name" classroom="12" />,
  // @ts-expect-error there is no such element
  <cx-class-room key="wrong tag" />,
]

describe('the types of the elements', () => {
  it('know each tag, its properties and those that every element has', () => {
    const element = document.createElement('cx-classroom')
    element.classroomId = 12
    element.theme = 'dark'
    // @ts-expect-error an id is a number
    element.classroomId = 'twelve'
    // @ts-expect-error there is no such property
    element.classroom = 12
    expect(element.theme).to.equal('dark')
  })
})
