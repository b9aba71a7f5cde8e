import $ from 'jquery'
import { exchange } from './exchange.js'

const login = $('<cx-login compact>')
const round = $('<p>Round 1</p>')
const main = $('<main>').append(round)
const button = (text, onClick) => main.append($('<button type="button">').text(text).on('click', onClick))

button('Render', () => round.text((_, text) => `Round ${Number(text.slice(6)) + 1}`))
button('Light', () => exchange.find('[theme]').attr('theme', 'light'))
button('Move', () => exchange.insertBefore(login))
button('Take away', () => exchange.detach())
button('Bring back', () => exchange.appendTo(main))
button('Leave', () => main.remove())
main.append(login, exchange).appendTo('#page')
