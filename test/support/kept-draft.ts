import assert from 'node:assert/strict'
import { DEMO_PASSWORD } from './server.ts'

/** Keeps a draft of the profile wizard for somebody of the demo at the server, as their browser would. */
export async function keepDraft(url: string, email: string, step: number, values: object): Promise<void> {
  const send = (method: string, path: string, body: object, token = '') =>
    fetch(`${url}/api/teacher/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
  const signedIn = await send('POST', 'login', { email, password: DEMO_PASSWORD })
  const { data } = (await signedIn.json()) as { data: { token: string } }
  assert.equal((await send('PUT', 'profile/draft', { step, values }, data.token)).status, 200)
}
