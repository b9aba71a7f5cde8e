/** The query of the page that is shown, with a change. */
export function nextQuery(change) {
  const query = new URLSearchParams(document.querySelector('#page').dataset.query)
  for (const [name, value] of Object.entries(change)) query.set(name, value)
  return query
}

/** Asks for the page anew when the elements say something that its server has to know. */
export function follow(show) {
  document.addEventListener('cx-signed-in', event => show({ teacher: event.detail.user.first_name }))
  document.addEventListener('cx-navigate', event => {
    if (event.detail.route !== 'classroom') return
    event.preventDefault()
    show({ classroom: event.detail.params.classroomId })
  })
}
