import { createElement, StrictMode, useState } from 'react'
import { Exchange } from 'react-18/exchange'
import { renderToString } from 'react-dom/server.edge'
import { Shell } from '../shell.js'

const library = { createElement, useState }

export const html = () =>
  renderToString(
    <StrictMode>
      <Shell library={library} Exchange={Exchange} />
    </StrictMode>,
  )
