import { loadElements } from 'classroom-exchange-elements'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

function Exchange() {
  const [name, setName] = useState('')
  const [classroomId, setClassroomId] = useState<number>()
  return (
    <>
      {name && <p>Hello, {name}</p>}
      <cx-login oncx-signed-in={event => setName(event.detail.user.first_name ?? '')} />
      <cx-classroom-list
        oncx-signed-in={event => setName(event.detail.user.first_name ?? '')}
        oncx-navigate={event => {
          if (event.detail.route !== 'classroom') return
          event.preventDefault()
          setClassroomId(Number(event.detail.params.classroomId))
        }}
      />
      <cx-classroom classroomId={classroomId} collapseInformation />
    </>
  )
}

const { service = '' } = document.documentElement.dataset
await loadElements({ origin: service })
createRoot(document.body.appendChild(document.createElement('main'))).render(
  <StrictMode>
    <Exchange />
  </StrictMode>,
)
