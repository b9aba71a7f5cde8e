import { type CxEventMap, loadElements } from 'classroom-exchange-elements'
import { StrictMode, useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'

function Exchange() {
  const [name, setName] = useState('')
  const [classroomId, setClassroomId] = useState<number>()
  const main = useRef<HTMLElement>(null)

  useEffect(() => {
    const element = main.current
    const welcome = ({ detail }: CxEventMap['cx-signed-in']) => setName(detail.user.first_name ?? '')
    const navigate = (event: CxEventMap['cx-navigate']) => {
      if (event.detail.route !== 'classroom') return
      event.preventDefault()
      setClassroomId(Number(event.detail.params.classroomId))
    }
    element?.addEventListener('cx-signed-in', welcome)
    element?.addEventListener('cx-navigate', navigate)
    return () => {
      element?.removeEventListener('cx-signed-in', welcome)
      element?.removeEventListener('cx-navigate', navigate)
    }
  }, [])

  return (
    <main ref={main}>
      {name && <p>Hello, {name}</p>}
      <cx-login />
      <cx-classroom-list />
      <cx-classroom classroom-id={classroomId} collapse-information="" />
    </main>
  )
}

const { service = '' } = document.documentElement.dataset
await loadElements({ origin: service })
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <StrictMode>
    <Exchange />
  </StrictMode>,
)
