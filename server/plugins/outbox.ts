import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { readOutbox } from '../mail/outbox.ts'
import type { Services } from '../services.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, letter => escapes[letter] ?? letter)

/** Addresses in a mail become links; the text is escaped before. */
const linked = (text: string) => text.replaceAll(/https?:\/\/\S+/g, url => `<a href="${url}">${url}</a>`)

function page(mails: Awaited<ReturnType<typeof readOutbox>>): string {
  const articles = mails.map(
    mail =>
      `<article><h2>${escaped(mail.subject)}</h2><p>To ${escaped(mail.recipient)}, ${mail.created_at.toISOString()}</p>` +
      `<pre>${linked(escaped(mail.body))}</pre></article>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Outbox</title><h1>Outbox</h1>${
    articles.join('') || '<p>No mail has been sent yet.</p>'
  }</html>`
}

/** Mails of a demo server, to read and for tests. Never registered without DEMO: they hold people's links. */
export const outboxPlugin = fp(async (app: FastifyInstance, { db }: Pick<Services, 'db'>) => {
  const hidden = { schema: { hide: true } }
  app.get('/outbox', hidden, async (_request, reply) =>
    reply
      .header('content-security-policy', "default-src 'none'")
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page(await readOutbox(db))),
  )
  app.get('/outbox.json', hidden, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await readOutbox(db)),
  )
})
