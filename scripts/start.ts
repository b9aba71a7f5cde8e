import { build } from 'vite'

/**
 * `npm start`: builds the browser's side and serves everything, with demo data unless DEMO says otherwise, whose films
 * are made once it is ready.
 */
process.env.DEMO ??= '1'
process.env.DEMO_FILMS ??= '1'
await build({ logLevel: 'warn' })
await import('../server/main.ts')
