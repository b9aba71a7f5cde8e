import { useEffect, useRef, useState } from 'react'

export function Exchange({ theme }) {
  const [teacher, setTeacher] = useState()
  const [classroomId, setClassroomId] = useState()
  const section = useRef(null)

  useEffect(() => {
    const element = section.current
    const welcome = event => setTeacher(event.detail.user)
    const navigate = event => {
      if (event.detail.route !== 'classroom') return
      event.preventDefault()
      setClassroomId(event.detail.params.classroomId)
    }
    element.addEventListener('cx-signed-in', welcome)
    element.addEventListener('cx-navigate', navigate)
    return () => {
      element.removeEventListener('cx-signed-in', welcome)
      element.removeEventListener('cx-navigate', navigate)
    }
  }, [])

  return (
    <section ref={section}>
      {teacher && <p>Hello, {teacher.first_name}</p>}
      <cx-classroom-list brand="players" theme={theme} />
      <cx-classroom brand="players" theme={theme} classroom-id={classroomId} collapse-information="" />
    </section>
  )
}
