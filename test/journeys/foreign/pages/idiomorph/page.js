import { Idiomorph } from 'idiomorph'
import { follow, nextQuery } from '../next-query.js'

async function morph(query) {
  const answer = await fetch(`part?${query}`)
  Idiomorph.morph(document.querySelector('#page'), await answer.text())
}

follow(change => morph(nextQuery(change)))
document.addEventListener('click', event => {
  const { query } = event.target.dataset
  if (query && event.target.matches('button')) morph(query)
})
