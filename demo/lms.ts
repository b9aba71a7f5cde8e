// The list asks to open a classroom; this page shows it beside the list instead of leaving for the host app.
const classroom = document.querySelector('cx-classroom')

document.addEventListener('cx-navigate', event => {
  const { route, params } = (event as CustomEvent<{ route: string; params: { classroomId?: number } }>).detail
  if (route !== 'classroom' || !params.classroomId) return
  event.preventDefault()
  classroom?.setAttribute('classroom-id', String(params.classroomId))
  // beside the list where there is room, otherwise below it
  classroom?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
})

export {}
