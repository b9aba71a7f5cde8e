import { createElement, StrictMode, useEffect, useState } from 'react'
import { Exchange } from 'react-18/exchange'
import { hydrateRoot } from 'react-dom/client'
import { Shell } from '../shell.js'

const library = { createElement, useState }
const place = document.querySelector('#page')
const isWorking = tag => document.querySelector(tag).shadowRoot?.querySelector('cx-login')

function Page() {
  useEffect(() => place.removeAttribute('data-late'), [])
  return <Shell library={library} Exchange={Exchange} onLeave={() => root.unmount()} />
}

// as where our code is in the cache, and the page's own is large
while ('late' in place.dataset && !(isWorking('cx-classroom-list') && isWorking('cx-classroom')))
  await new Promise(requestAnimationFrame)
const root = hydrateRoot(
  place,
  <StrictMode>
    <Page />
  </StrictMode>,
)
