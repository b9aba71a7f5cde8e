import { loadElements } from 'classroom-exchange-elements'

const classroom = document.createElement('cx-classroom')
classroom.classroomId = 12
classroom.classroomId = '12' // wrong: an id is a number
classroom.classroomld = 12 // wrong: no such property
classroom.addEventListener('cx-tab-changed', event => event.detail.tab.toUpperCase())
classroom.addEventListener('cx-tab-changed', event => event.detail.tab.toFixed()) // wrong: a text
document.addEventListener('cx-navigate', event => event.detail.address) // wrong: no such detail
loadElements({}) // wrong: whose elements
