import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'

/*
 * Loaded into a server's process before its own code: ends it, as kill -9 does, at the moment when its database,
 * embedded or PostgreSQL, is handed the statement that KILL_AT names.
 */
const statement = process.env.KILL_AT ?? 'nothing'
const { execProtocolRawSync } = PGlite.prototype
const { query } = pg.Client.prototype

const endHere = () => process.kill(process.pid, 'SIGKILL')

PGlite.prototype.execProtocolRawSync = function (message) {
  if (Buffer.from(message).includes(statement)) endHere()
  return execProtocolRawSync.call(this, message)
}

pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
  const [asked] = given
  const text = typeof asked === 'string' ? asked : (asked as { text?: string } | undefined)?.text
  if (text?.includes(statement)) endHere()
  return Reflect.apply(query, this, given)
} as typeof query
