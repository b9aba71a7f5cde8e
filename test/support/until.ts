/** Waits for something that other tabs or the browser bring about; fails the test after two seconds. */
export async function until(holds: () => boolean): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) {
    if (holds()) return
    await new Promise(resolve => setTimeout(resolve, 10))
  }
  throw new Error(`This did not come true within two seconds: ${holds}`)
}
