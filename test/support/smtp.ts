import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export interface TestSmtp {
  url: string
  /** Raw messages that were taken, with their recipients. */
  taken: { to: string[]; raw: string }[]
  /** How often a mail was offered, refused ones included. */
  offered: () => number
  /** Refuses so many of the next mails, as a server that is busy does; `Infinity` refuses all. */
  refuse: (times: number) => void
  close: () => Promise<void>
}

/** A real SMTP server on a free port of this machine. */
export async function startSmtp(): Promise<TestSmtp> {
  const taken: TestSmtp['taken'] = []
  let offered = 0
  let toRefuse = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      offered += 1
      text(stream).then(raw => {
        if (toRefuse > 0) {
          toRefuse -= 1
          return done(Object.assign(new Error('Greylisted, come back later'), { responseCode: 451 }))
        }
        taken.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw })
        done()
      }, done)
    },
  })
  // A client that goes away in the middle is what some tests are about.
  server.on('error', () => undefined)
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    offered: () => offered,
    refuse: times => {
      toRefuse = times
    },
    close: () => new Promise(resolve => void server.close(resolve)),
  }
}
