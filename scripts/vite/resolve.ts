import { join } from 'node:path'
import type { UserConfig } from 'vite'

const root = join(import.meta.dirname, '../..')

/** Which file of a package is meant, in development, in the build and in the tests' bundle. */
export const resolve = {
  // Lit's 'development' files talk to the console
  conditions: ['module', 'browser', 'production'],
  // as modules, which need no help of the bundler's (react-as-module.ts)
  alias: [
    { find: /^dayjs$/, replacement: 'dayjs/esm/index.js' },
    // as it was written, two thirds of the bytes; browsers read addresses themselves
    { find: /^tus-js-client$/, replacement: 'tus-js-client/lib/browser/index.js' },
    { find: /^url-parse$/, replacement: join(root, 'src/core/uploads/native-url.ts') },
  ],
} satisfies UserConfig['resolve']
