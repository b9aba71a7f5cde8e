import { loadElements } from 'classroom-exchange-elements'
import { createApp } from 'vue'
import Exchange from './exchange.vue'

const { service = '' } = document.documentElement.dataset
await loadElements({ origin: service })
createApp(Exchange).mount(document.body.appendChild(document.createElement('main')))
