import type { Plant } from '../../scripts/mutate/plant.ts'

/** The form of a payment: what is open is paid, what is not known is asked about, and nothing is paid unseen. */
export const plants: Plant[] = [
  {
    bug: 'an order that is open at Stripe is waited for, and nobody can pay it',
    in: 'src',
    text: 'const found = await settle(id, signal, frame !== null)',
    becomes: 'const found = await settle(id, signal)',
  },
  {
    bug: 'an earlier order for the same is paid at a price that nobody has seen',
    in: 'src',
    text: 'if (frame && found.total !== total()) throw new OtherTotal(found.total)',
    becomes: '',
  },
  {
    bug: 'a payment whose answer was lost at Stripe has failed',
    in: 'src',
    text: 'if (after && !isBeingPaid(after.status)) return after',
    becomes: '',
  },
  {
    bug: 'an order that waits is forgotten with another way to pay',
    in: 'src',
    text: 'const pending = $pending.get() if (pending) return pending',
    becomes: '',
  },
  {
    bug: 'an order that waits holds whoever has made it',
    in: 'src',
    text: 'const isHeld = busy && !isPending',
    becomes: 'const isHeld = busy',
  },
  {
    bug: 'a page is busy for good after a payment that was closed during an upload',
    in: 'src',
    text: "if (told.current) widget.emit('cx-busy-changed', { busy: false })",
    becomes: '',
  },
  {
    bug: 'a purchase order is lost by a reload',
    in: 'src',
    text: "'po_number', 'po_url', 'po_stored', 'po_file', ] as const",
    becomes: "'po_number'] as const",
  },
  {
    bug: 'the frame of a card shows it to whatever page has taken its place',
    in: 'src',
    text: 'window.postMessage(CARD_HELLO, new URL(cardFrame.address(), platform.address()).origin, [port2])',
    becomes: "window.postMessage(CARD_HELLO, '*', [port2])",
  },
  {
    bug: 'the frame of a card obeys any window',
    in: 'host',
    text: 'if (source !== parent || data !== CARD_HELLO || !port) return',
    becomes: 'if (data !== CARD_HELLO || !port) return',
  },
]
