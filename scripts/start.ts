import { build } from 'vite'

/** `npm start`: builds the browser's side and serves everything, with demo data unless DEMO says otherwise. */
process.env.DEMO ??= '1'
await build({ logLevel: 'warn' })
await import('../server/main.ts')
