import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '../../errors.ts'
import { escapeHtml } from '../../mail/escape-html.ts'
import { isOwnHost } from '../../own-origin.ts'
import type { Services } from '../../services.ts'
import { readOutbox } from './repository.ts'

/** Addresses in a mail become links; the text is escaped before. */
const linked = (text: string) => text.replaceAll(/https?:\/\/\S+/g, url => `<a href="${url}">${url}</a>`)

const STYLE = `body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif }
article { margin: 2rem 0; padding: 1rem 1.5rem; border: 1px solid #c9d2cf; border-radius: 12px }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
iframe { width: 100%; height: 34rem; border: 0 }`

const asPage = (subject: string, html: string) => `<details><summary>As a mail program shows it</summary>
<iframe title="${escapeHtml(subject)}" sandbox srcdoc="${escapeHtml(html)}"></iframe></details>`

function article(mail: Awaited<ReturnType<typeof readOutbox>>[number]): string {
  return `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<p>To ${escapeHtml(mail.recipient)}, ${mail.created_at.toISOString()}</p>
<pre>${linked(escapeHtml(mail.body))}</pre>
${mail.html && asPage(mail.subject, mail.html)}
</article>`
}

const page = (mails: Awaited<ReturnType<typeof readOutbox>>) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title>
<style>${STYLE}</style>
<h1>Outbox</h1>
<p>What this demo server would have sent, newest first.</p>
${mails.map(article).join('\n') || '<p>No mail has been sent yet.</p>'}
</html>`

/**
 * Mails of a demo server, to read and for tests, under its own names. Never registered without DEMO: they hold people's
 * links.
 */
export const outboxPages =
  ({ db, config }: Pick<Services, 'db' | 'config'>) =>
  async (app: FastifyInstance): Promise<void> => {
    const hidden = {
      schema: { hide: true },
      async onRequest({ headers }: FastifyRequest) {
        // read with each request: the port that a server takes by itself is known late
        // What stands in X-Forwarded-Host any page may have written, so the name is the request's own, behind a proxy too.
        if (!isOwnHost(headers.host ?? '', config.publicOrigin)) throw refuse('notFound')
      },
    }
    app.get('/outbox', hidden, async (_request, reply) =>
      reply
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
        .header('referrer-policy', 'no-referrer')
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(page(await readOutbox(db))),
    )
    app.get('/outbox.json', hidden, async (_request, reply) =>
      reply.header('cache-control', 'no-store').send(await readOutbox(db)),
    )
  }
