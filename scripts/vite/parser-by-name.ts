import type { Plugin } from 'vite'

const MANAGER = /[\\/]socket\.io-client[\\/]build[\\/]esm(-debug)?[\\/]manager\.js$/
const WHOLE = 'import * as parser from "socket.io-parser";'

/**
 * The manager of socket.io takes its parser as a module that it looks into as it runs: for that the bundler keeps a
 * helper which the kernel shares, and so a file of a few bytes that every page would wait for. It uses these two of it.
 */
export function parserByName(): Plugin {
  return {
    name: 'parser-by-name',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!MANAGER.test(id)) return undefined
      if (!code.includes(WHOLE))
        this.error(`socket.io-client no longer has ${WHOLE}: adapt parser-by-name.ts`)
      const named =
        'import { Decoder, Encoder } from "socket.io-parser"; const parser = { Decoder, Encoder };'
      return { code: code.replace(WHOLE, named), map: null }
    },
  }
}
