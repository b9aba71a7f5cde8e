import { createElement, render } from 'preact'
import { useState } from 'preact/hooks'
import { Shell } from '../shell.js'
import { Exchange } from './exchange.jsx'

const place = document.querySelector('#page')
const library = { createElement, useState }
render(<Shell library={library} Exchange={Exchange} onLeave={() => render(null, place)} />, place)
