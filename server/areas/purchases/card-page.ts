import type { FastifyInstance } from 'fastify'
import { CARD_FRAME_PATH, STRIPE_RELEASE } from '../../../src/contract/card-frame.ts'
import type { Surroundings } from '../../area.ts'
import { framedBy } from '../../frame-ancestors.ts'
import type { Services } from '../../services.ts'

/** As its frame is said to be: what lies behind is seen through it where both are the same, also on a dark page. */
const STYLE = 'html { color-scheme: light } body { margin: 0; background: transparent }'

/** Stripe's script comes from Stripe alone, whatever the page around allows; our own tells it what to show. */
const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Card details</title><style>${STYLE}</style>
<script src="https://js.stripe.com/${STRIPE_RELEASE}/stripe.js"></script>
<script type="module" src="/card-frame.js"></script></head><body></body></html>
`

/**
 * What Stripe asks for (docs.stripe.com/security/guide, Content security policy), without the address search, which is
 * not shown. Stripe's script styles its frames in place, that of a bank's question over the whole page: such styles are
 * let in. Nothing that anybody has typed becomes a part of this page.
 */
const policyFor = (origins: readonly string[]) =>
  [
    "default-src 'none'",
    "script-src 'self' https://js.stripe.com https://*.js.stripe.com",
    'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
    'connect-src https://api.stripe.com',
    'img-src https://*.stripe.com',
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    framedBy(origins),
  ].join('; ')

/**
 * `/payments/card`: the page in whose frame a card is typed, with Stripe's fields (decision 28). Stripe's script takes no
 * shadow root, and so the page around needs nothing of Stripe in its policy. Whoever may call may frame it, and
 * so may learning platforms: a policy is about every page around.
 */
export const cardPage =
  ({ config }: Pick<Services, 'config'>, { framingOrigins }: Surroundings) =>
  async (app: FastifyInstance): Promise<void> => {
    app.get(CARD_FRAME_PATH, { schema: { hide: true }, logLevel: 'warn' }, async (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-security-policy', policyFor([config.publicOrigin, ...framingOrigins()]))
        .header('cross-origin-resource-policy', 'cross-origin')
        .removeHeader('x-frame-options')
        .send(PAGE),
    )
  }
