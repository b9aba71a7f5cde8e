import type { Locator, Page } from 'playwright-core'
import { DEMO_PASSWORD } from './server.ts'
import { PATIENCE_MS } from './until.ts'

/** Fills the sign-in that the page, or an element of it, shows and sends it. */
export async function logIn(page: Page | Locator, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'LOG IN' }).click()
}

/** What a recorder says once it has two seconds; a busy machine may show no frame of exactly that. */
export const RECORDED = /^\d+:(0[2-9]|[1-5]\d) \/ \d/

/** A heading by its name, at whatever level. */
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).last()

interface Mail {
  recipient: string
  subject: string
  body: string
}

/** The first link in the newest mail to somebody, as a path of the server; waits until the queue has sent it. */
export async function mailedLink(origin: string, recipient: string, subject: RegExp): Promise<string> {
  const until = Date.now() + PATIENCE_MS
  while (Date.now() < until) {
    const mails = (await (await fetch(`${origin}/outbox.json`)).json()) as Mail[]
    const mail = mails.find(sent => sent.recipient === recipient && subject.test(sent.subject))
    const link = mail?.body.match(/https?:\/\/\S+/)?.[0]
    if (link) {
      const { pathname, search } = new URL(link)
      return origin + pathname + search
    }
    await new Promise(resolve => setTimeout(resolve, 200))
  }
  throw new Error(`No mail to ${recipient} about ${subject}`)
}
