// The list and the bell ask to go somewhere; this page shows it in its place instead of leaving for the host app.
const classroom = document.querySelector('cx-classroom')
const notifications = document.getElementById('notifications')

interface Place {
  route: string
  params: { classroomId?: number }
}

document.addEventListener('cx-navigate', event => {
  const { route, params } = (event as CustomEvent<Place>).detail
  if (route === 'classroom' && params.classroomId) {
    event.preventDefault()
    classroom?.setAttribute('classroom-id', String(params.classroomId))
    // beside the list where there is room, otherwise below it
    classroom?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }
  if (route === 'notifications' && notifications) {
    event.preventDefault()
    if (notifications.hidden) notifications.append(document.createElement('cx-notifications'))
    notifications.hidden = false
    notifications.scrollIntoView()
    notifications.focus()
  }
})

export {}
