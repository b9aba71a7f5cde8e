import type { CxClassroomElement } from 'classroom-exchange-elements'
import type { ReactNode } from 'react'

export const nodes: ReactNode[] = [
  <cx-classroom key="1" classroom-id={12} collapse-information className="wide" />,
  <cx-classroom key="2" classroom-id="twelve" />, // wrong: an id is a number
  <cx-classroom key="3" collapse-information={3} />, // wrong: yes or no
  <cx-clasroom key="4" />, // wrong: no such element
  <cx-classroom key="5" ref={(element: CxClassroomElement | null) => element?.classroomId?.toFixed()} />,
  <cx-classroom key="6" ref={element => element?.classroomId?.trim()} />, // wrong: a number
  <cx-login key="7" oncx-signed-in={event => event.detail.user.email.toUpperCase()} />,
  <cx-login key="8" oncx-signed-in={event => event.detail.user.mail} />, // wrong: no such field
]
