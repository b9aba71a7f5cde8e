import { keepProof, type ProofPlace, takeProof } from './lti/proof.ts'

/**
 * The pages of a launch (server/areas/lti/pages.ts), most of the time in a frame of a learning platform: the first keeps a
 * proof in this browser and goes on to the platform, the second shows what was launched, the third goes on with it in a
 * window of its own. What they are about stands in their `data-` attributes.
 */
async function run(main: HTMLElement): Promise<void> {
  const { auth, ticket, code, proof = '', target = '', origin = '', key = '' } = main.dataset
  const { platform = '', classroom = '' } = main.dataset
  const place: ProofPlace = { target, origin, key }
  if (auth !== undefined) {
    await keepProof(place, proof)
    location.replace(auth)
    return
  }
  const { showLaunched, showWindow } = await import('./lti/launched.ts')
  if (ticket !== undefined) await showLaunched(main, { ticket, platform }, await takeProof(place))
  else if (code !== undefined) await showWindow(main, code, classroom)
}

const main = document.querySelector('main')
if (main) void run(main)
