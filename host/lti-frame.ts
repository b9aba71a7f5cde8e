import { showLaunched } from './lti/launched.ts'
import { keepProof, type ProofPlace, takeProof } from './lti/proof.ts'

/**
 * The pages of a launch (server/areas/lti/pages.ts), most of the time in a frame of a learning platform: the first keeps a
 * proof in this browser and goes on to the platform, the second shows what was launched. What they are about stands in
 * their `data-` attributes.
 */
async function run(main: HTMLElement): Promise<void> {
  const { auth, ticket, proof = '', target = '', origin = '', key = '', platform = '' } = main.dataset
  const place: ProofPlace = { target, origin, key }
  if (auth !== undefined) {
    await keepProof(place, proof)
    location.replace(auth)
  } else if (ticket !== undefined) await showLaunched(main, ticket)(platform, await takeProof(place))
}

const main = document.querySelector('main')
if (main) void run(main)
