import { readConfig } from '../../server/config.ts'
import { startServer } from '../../server/start.ts'
import { answerParent } from './child.ts'

/** The product's own server, as it runs in production but for its port and its general limit. */
const { url, close } = await startServer({
  ...readConfig(),
  port: 0,
  host: '127.0.0.1',
  requestsPerMinute: Number.MAX_SAFE_INTEGER,
})
answerParent(url, close)
