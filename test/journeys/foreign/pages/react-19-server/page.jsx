import { createElement, StrictMode, useState } from 'react'
import { Exchange } from 'react-18/exchange'
import { hydrateRoot } from 'react-dom/client'
import { Shell } from '../shell.js'

const library = { createElement, useState }
const root = hydrateRoot(
  document.querySelector('#page'),
  <StrictMode>
    <Shell library={library} Exchange={Exchange} onLeave={() => root.unmount()} />
  </StrictMode>,
)
