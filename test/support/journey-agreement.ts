import type { Locator, Page } from 'playwright-core'

/** Signs the agreement whose form is shown, and waits until the product has heard of it. */
export async function signAgreement(root: Page | Locator): Promise<void> {
  const form = root.locator('iframe').contentFrame()
  await form.getByLabel('Your name').fill('Rosa Diaz')
  await form.getByLabel('Your position').fill('Head')
  await form.getByLabel('I may sign for the school').check()
  await form.getByRole('button', { name: 'Sign' }).click()
  await root.getByRole('heading', { name: 'UNSIGNED DATA PRIVACY AGREEMENT' }).waitFor({ state: 'detached' })
}
