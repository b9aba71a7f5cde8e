import { createElement, StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Shell } from '../shell.js'
import { Exchange } from './exchange.jsx'

const library = { createElement, useState }
const root = createRoot(document.querySelector('#page'))
root.render(
  <StrictMode>
    <Shell library={library} Exchange={Exchange} onLeave={() => root.unmount()} />
  </StrictMode>,
)
