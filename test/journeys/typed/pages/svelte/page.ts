import { loadElements } from 'classroom-exchange-elements'
import { mount } from 'svelte'
import Exchange from './exchange.svelte'

const { service = '' } = document.documentElement.dataset
await loadElements({ origin: service })
mount(Exchange, { target: document.body.appendChild(document.createElement('main')) })
