import type { FastifyInstance, FastifyReply } from 'fastify'
import {
  SIGNER_NAME_MAX_CHARACTERS,
  SIGNER_TITLE_MAX_CHARACTERS,
} from '../../../src/contract/limits/agreements.ts'
import { agreementSentences } from '../../../src/contract/server-messages/agreements.ts'
import { commonSentences } from '../../../src/contract/server-messages/common.ts'
import type { Surroundings } from '../../area.ts'
import { framedBy } from '../../frame-ancestors.ts'
import { escapeHtml } from '../../mail/escape-html.ts'
import { sourceOf } from '../../policy-source.ts'
import type { Services } from '../../services.ts'
import { FORM_PATH, type LinkQuery, readLink } from './form-link.ts'
import {
  currentSubject,
  findSchool,
  isSigned,
  type Signer,
  type Signing,
  type Subject,
  sign,
} from './repository.ts'

const STYLE = `:root { color-scheme: light dark }
body { max-width: 40rem; margin: 0 auto; padding: 1.5rem 1rem; font: 1rem/1.5 system-ui, sans-serif }
h1 { font-size: 1.375rem; line-height: 1.3 }
label { display: block; margin-block: 1rem }
input[type=text] { display: block; box-sizing: border-box; width: 100%; min-height: 2.5rem; padding: 0 .75rem; font: inherit }
input[type=checkbox] { inline-size: 1.25rem; block-size: 1.25rem; margin-inline-end: .5rem; vertical-align: middle }
button { min-height: 2.75rem; padding: 0 1.5rem; font: inherit; font-weight: 600 }
[role=alert] { font-weight: 600 }
strong { display: block }`

/** Nothing runs and nothing is loaded; the form goes nowhere but here. */
const policyFor = (origins: readonly string[]) =>
  [
    "default-src 'none'",
    `style-src ${sourceOf(STYLE)}`,
    "base-uri 'none'",
    "form-action 'self'",
    framedBy(origins),
  ].join('; ')

const page = (content: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${agreementSentences.title}</title><style>${STYLE}</style></head>
<body><main><h1>${agreementSentences.title}</h1>
${content}
</main></body></html>
`

const said = (sentence: string) => page(`<p role="status">${escapeHtml(sentence)}</p>`)

interface Filled extends Partial<Signer> {
  faults: Partial<Record<'signer_name' | 'signer_title' | 'consent', string>>
}

function input(name: keyof Signer, label: string, most: number, { faults, ...filled }: Filled): string {
  const fault = faults[name]
  const described = fault ? ` aria-invalid="true" aria-describedby="${name}-fault"` : ''
  return `<label>${label}
<input type="text" name="${name}" maxlength="${most}" value="${escapeHtml(filled[name] ?? '')}" required${described}>
${fault ? `<span role="alert" id="${name}-fault">${escapeHtml(fault)}</span>` : ''}</label>`
}

function form(school: string, filled: Filled): string {
  const { consent } = filled.faults
  return page(`<p>For <strong>${escapeHtml(school)}</strong></p>
<p>The service keeps of students no more than a first name, the initial of a last name, and the videos that they post. It shows them to their teachers and their partner classroom only, sells nothing, and removes them when the school asks for it. One signature covers all teachers of the school.</p>
<form method="post">
${input('signer_name', 'Your name', SIGNER_NAME_MAX_CHARACTERS, filled)}
${input('signer_title', 'Your position', SIGNER_TITLE_MAX_CHARACTERS, filled)}
<label><input type="checkbox" name="consent" value="1" required>I may sign for the school, and agree.
${consent ? `<span role="alert">${escapeHtml(consent)}</span>` : ''}</label>
<button>Sign</button>
</form>`)
}

/** Text that somebody typed: in one line, without what is not seen. */
const typed = (value: string | null) => (value ?? '').replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()

function read(body: URLSearchParams): Filled & Signer {
  const signer = {
    signer_name: typed(body.get('signer_name')),
    signer_title: typed(body.get('signer_title')),
  }
  const fault = (text: string, most: number) => {
    if (text === '') return agreementSentences.signerRequired
    return [...text].length > most ? commonSentences.tooLong(most) : undefined
  }
  const faults = {
    signer_name: fault(signer.signer_name, SIGNER_NAME_MAX_CHARACTERS),
    signer_title: fault(signer.signer_title, SIGNER_TITLE_MAX_CHARACTERS),
    consent: body.get('consent') === '1' ? undefined : agreementSentences.consentRequired,
  }
  return {
    ...signer,
    faults: Object.fromEntries(Object.entries(faults).filter(([, sentence]) => sentence !== undefined)),
  }
}

const statuses: Record<Signing, number> = {
  signed: 200,
  signedBefore: 200,
  linkExpired: 404,
  tooManySigned: 429,
}

const BODY_MAX_BYTES = 8_192
const UNLISTED = 'your school'

interface Asked {
  Querystring: LinkQuery
  Body: URLSearchParams | undefined
}

/**
 * `/agreements/sign`: the form of the data privacy agreement, which stands in for a provider of such forms. The link
 * is the key, whoever opens it: the teacher in a frame, or the person at the school to whom it was passed on.
 */
export const formPages =
  ({ db, tokens, config }: Pick<Services, 'db' | 'tokens' | 'config'>, { framingOrigins }: Surroundings) =>
  async (app: FastifyInstance): Promise<void> => {
    const options = { schema: { hide: true }, logLevel: 'warn', bodyLimit: BODY_MAX_BYTES } as const

    const show = (reply: FastifyReply, html: string, status = 200) =>
      reply
        .code(status)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        // the address is a key; what the form sends has to say all the same where it comes from
        .header('referrer-policy', 'same-origin')
        .header('content-security-policy', policyFor([config.publicOrigin, ...framingOrigins()]))
        .removeHeader('x-frame-options')
        .send(html)

    const tell = (reply: FastifyReply, what: Signing) =>
      show(reply, said(agreementSentences[what]), statuses[what])

    /** The name of what is signed, unless there is nothing to sign any more; the page has been answered then. */
    async function opened(
      query: LinkQuery,
      reply: FastifyReply,
    ): Promise<(Subject & { school: string }) | null> {
      const linked = readLink(tokens, query)
      const subject = linked && (await currentSubject(db, linked))
      const signed = subject && (await isSigned(db, subject))
      if (!subject || signed === null) {
        tell(reply, 'linkExpired')
        return null
      }
      if (signed) {
        tell(reply, 'signedBefore')
        return null
      }
      const { school_id, teacher_id } = subject
      const school = school_id === null ? null : await findSchool(db, { school_id, teacher_id })
      return { ...subject, school: school?.name ?? UNLISTED }
    }

    app.removeAllContentTypeParsers()
    app.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, new URLSearchParams(body)),
    )

    app.get<Asked>(FORM_PATH, options, async ({ query }, reply) => {
      const subject = await opened(query, reply)
      return subject ? show(reply, form(subject.school, { faults: {} })) : reply
    })

    app.post<Asked>(FORM_PATH, options, async ({ query, body }, reply) => {
      const subject = await opened(query, reply)
      if (!subject) return reply
      const { faults, ...signer } = read(body ?? new URLSearchParams())
      if (Object.keys(faults).length > 0) return show(reply, form(subject.school, { ...signer, faults }), 422)
      return tell(reply, await sign(db, subject, signer))
    })
  }
