const list = document.querySelector('cx-classroom-list')
const classroom = document.querySelector('cx-classroom')
classroom.collapseInformation = true

list.addEventListener('cx-signed-in', event => {
  document.querySelector('#hello').textContent = `Hello, ${event.detail.user.first_name}`
})
list.addEventListener('cx-navigate', event => {
  if (event.detail.route !== 'classroom') return
  event.preventDefault()
  classroom.classroomId = event.detail.params.classroomId
})
