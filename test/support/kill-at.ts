import { PGlite } from '@electric-sql/pglite'

/*
 * Loaded into a server's process before its own code: ends it, as kill -9 does, at the moment when its embedded
 * database is handed the statement that KILL_AT names.
 */
const statement = process.env.KILL_AT ?? 'nothing'
const { execProtocolRawSync } = PGlite.prototype

PGlite.prototype.execProtocolRawSync = function (message) {
  if (Buffer.from(message).includes(statement)) process.kill(process.pid, 'SIGKILL')
  return execProtocolRawSync.call(this, message)
}
