import './exchange.js'

const main = document.querySelector('main')
const exchange = document.querySelector('section')
const round = document.querySelector('#round')

const buttons = {
  Render: () => {
    round.textContent = `Round ${Number(round.textContent.slice(6)) + 1}`
  },
  Light: () => {
    for (const element of exchange.querySelectorAll('[theme]')) element.setAttribute('theme', 'light')
  },
  Move: () => main.insertBefore(exchange, exchange.previousElementSibling ?? null),
  'Take away': () => exchange.remove(),
  'Bring back': () => main.append(exchange),
  Leave: () => main.remove(),
}
main.addEventListener('click', event => buttons[event.target.textContent]?.())
