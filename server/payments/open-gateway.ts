import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Gateway } from './gateway.ts'
import { createSandbox } from './sandbox.ts'
import { createStripe } from './stripe.ts'

/** Who takes cards on this server: Stripe where its keys are set, the sandbox of a demo, or nobody. */
export function openGateway(
  { stripe, demo, dataDir, gatewayMs }: Pick<Config, 'stripe' | 'demo' | 'dataDir' | 'gatewayMs'>,
  onCharge?: (reference: string) => void,
): Gateway | null {
  if (stripe) return createStripe(stripe, gatewayMs)
  if (!demo) return null
  const directory = join(dataDir, 'sandbox-charges')
  return createSandbox({ directory, silentMs: gatewayMs, ...(onCharge ? { onCharge } : {}) })
}
