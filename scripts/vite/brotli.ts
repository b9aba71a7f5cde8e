import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Plugin } from 'vite'

/** Smaller files fit into the packet that their headers come in. */
const SMALLEST_BYTES = 1_024

/** A hundred pictures of which a page shows a few would take longer than all scripts together. */
const MADE_ON_THE_WAY = ['assets/avatars/**']

/** Compresses what browsers load once, as far as Brotli can, beside each file: the server only hands it out. */
export function brotli(): Plugin {
  return {
    name: 'brotli',
    apply: 'build',
    writeBundle: {
      // after the build has its name, which the loader says
      order: 'post',
      sequential: true,
      handler({ dir = 'dist' }) {
        for (const path of globSync('**/*.{js,css,svg,json,d.ts}', { cwd: dir, exclude: MADE_ON_THE_WAY })) {
          const content = readFileSync(join(dir, path))
          const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
          if (content.length >= SMALLEST_BYTES)
            writeFileSync(join(dir, `${path}.br`), brotliCompressSync(content, { params }))
        }
      },
    },
  }
}
