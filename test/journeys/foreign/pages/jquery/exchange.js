import $ from 'jquery'

export const exchange = $('<section>').append(
  $('<p id="hello">'),
  $('<cx-classroom-list brand="players" theme="dark">'),
  $('<cx-classroom brand="players" theme="dark">').prop('collapseInformation', true),
)

exchange.on('cx-signed-in', ({ originalEvent }) => {
  exchange.find('#hello').text(`Hello, ${originalEvent.detail.user.first_name}`)
})
exchange.on('cx-navigate', event => {
  const { route, params } = event.originalEvent.detail
  if (route !== 'classroom') return
  event.preventDefault()
  exchange.find('cx-classroom').attr('classroom-id', params.classroomId)
})
