import { type CxClassroomElement, loadElements } from 'classroom-exchange-elements'

const login = document.createElement('cx-login')
const list = document.createElement('cx-classroom-list')
const classroom: CxClassroomElement = document.createElement('cx-classroom')
classroom.collapseInformation = true
const hello = document.createElement('p')

document.addEventListener('cx-signed-in', ({ detail }) => {
  hello.textContent = `Hello, ${detail.user.first_name ?? ''}`
})
list.addEventListener('cx-navigate', event => {
  if (event.detail.route !== 'classroom') return
  event.preventDefault()
  classroom.classroomId = Number(event.detail.params.classroomId)
})
document.body.append(hello, login, list, classroom)

const { service = '' } = document.documentElement.dataset
await loadElements({ origin: service })
