import { useState } from 'react'

export function Exchange({ theme }) {
  const [teacher, setTeacher] = useState()
  const [classroomId, setClassroomId] = useState()

  function navigate(event) {
    if (event.detail.route !== 'classroom') return
    event.preventDefault()
    setClassroomId(event.detail.params.classroomId)
  }

  return (
    <section>
      {teacher && <p>Hello, {teacher.first_name}</p>}
      <cx-classroom-list
        brand="players"
        theme={theme}
        oncx-signed-in={event => setTeacher(event.detail.user)}
        oncx-navigate={navigate}
      />
      <cx-classroom brand="players" theme={theme} classroomId={classroomId} collapseInformation />
    </section>
  )
}
