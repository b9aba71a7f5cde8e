import type { Config } from '../config.ts'
import { filesDirectory } from '../paths.ts'
import type { Gateway } from './gateway.ts'
import { createSandbox } from './sandbox.ts'
import { createStripe } from './stripe.ts'

/** Who takes cards on this server: Stripe where its keys are set, the sandbox of a demo, or nobody. */
export function openGateway({
  stripe,
  demo,
  dataDir,
  gatewayMs,
}: Pick<Config, 'stripe' | 'demo' | 'dataDir' | 'gatewayMs'>): Gateway | null {
  if (stripe) return createStripe(stripe, gatewayMs)
  return demo ? createSandbox({ directory: filesDirectory({ dataDir }).charges, silentMs: gatewayMs }) : null
}
