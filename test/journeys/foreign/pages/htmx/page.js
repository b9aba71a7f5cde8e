import htmx from 'htmx.org'
import { nextQuery } from '../next-query.js'

window.show = change => htmx.ajax('GET', `part?${nextQuery(change)}`, { target: '#page', swap: 'outerMorph' })
