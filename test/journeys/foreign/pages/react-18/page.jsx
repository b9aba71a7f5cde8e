import { createElement, StrictMode, useState } from 'react-18'
import { createRoot } from 'react-dom-18/client'
import { Shell } from '../shell.js'
import { Exchange } from './exchange.jsx'

const library = { createElement, useState }
const root = createRoot(document.querySelector('#page'))
root.render(
  <StrictMode>
    <Shell library={library} Exchange={Exchange} onLeave={() => root.unmount()} />
  </StrictMode>,
)
