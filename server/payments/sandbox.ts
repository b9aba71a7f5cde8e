import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CardValues } from '../../src/contract/rules/payment-values.ts'
import { type Gateway, GatewaySilent, type Payable, type Payment } from './gateway.ts'
import { sandboxCardOf } from './sandbox-cards.ts'

/** What is kept of a charge: nothing of the card. */
type Kept = { at: 'paid' | 'declined' | 'refunded'; charge_id: string; amount_cents: number } | { at: 'none' }

export interface SandboxOptions {
  /** Charges lie here, one file each: a server that is killed has charged what it has charged. */
  directory: string
  /** How long a caller waits for an answer that does not come. */
  silentMs: number
}

const isThere = (error: unknown) => (error as { code?: unknown }).code === 'EEXIST'
const isMissing = (error: unknown) => (error as { code?: unknown }).code === 'ENOENT'

/** A name of an order that can be one of a file. */
const REFERENCE = /^[\w-]+$/

/**
 * A gateway without any money, for a demo. It stands beside the database as a real one does: what it has charged it
 * knows, whatever has become of the server since.
 */
export function createSandbox({ directory, silentMs }: SandboxOptions): Gateway {
  let tell: (reference: string) => void = () => undefined

  const pathOf = (reference: string) => {
    if (!REFERENCE.test(reference)) throw new Error('this is no name of an order')
    return join(directory, `${reference}.json`)
  }

  async function draft(kept: Kept): Promise<string> {
    await mkdir(directory, { recursive: true, mode: 0o700 })
    const path = join(directory, `${randomUUID()}.draft`)
    await writeFile(path, JSON.stringify(kept), { mode: 0o600 })
    return path
  }

  async function read(reference: string): Promise<Kept | null> {
    try {
      return JSON.parse(await readFile(pathOf(reference), 'utf8')) as Kept
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }

  /** Keeps what has become of an order; who comes first decides, and everybody is told the same. */
  async function keep(reference: string, wanted: Kept): Promise<{ kept: Kept; isNew: boolean }> {
    const path = await draft(wanted)
    try {
      await link(path, pathOf(reference))
      return { kept: wanted, isNew: true }
    } catch (error) {
      if (!isThere(error)) throw error
      return { kept: (await read(reference)) ?? wanted, isNew: false }
    } finally {
      await rm(path, { force: true })
    }
  }

  const shown = (kept: Kept): Payment =>
    kept.at === 'none' ? { at: 'none' } : { at: kept.at, charge_id: kept.charge_id }

  async function fallSilent(): Promise<never> {
    await new Promise(resolve => setTimeout(resolve, silentMs))
    throw new GatewaySilent('the sandbox does not answer')
  }

  return {
    name: 'sandbox',

    hear(listener) {
      tell = listener
    },

    async charge({ reference, amount_cents }: Payable, card: CardValues | null) {
      if (!card) throw new Error('the sandbox has no frame of its own')
      const outcome = sandboxCardOf(card.number)
      if (outcome === 'unreachable') return fallSilent()
      const at = outcome === 'declined' ? 'declined' : 'paid'
      const { kept, isNew } = await keep(reference, { at, charge_id: `sandbox-${reference}`, amount_cents })
      if (outcome === 'answer-lost') return fallSilent()
      if (isNew && outcome === 'told-twice') tell(reference)
      return shown(kept)
    },

    async find({ reference }) {
      const kept = await read(reference)
      return kept ? shown(kept) : { at: 'none' }
    },

    close: async ({ reference }) => shown((await keep(reference, { at: 'none' })).kept),

    async refund({ reference }) {
      const kept = await read(reference)
      if (kept?.at === 'refunded') return
      if (kept?.at !== 'paid') throw new Error('nothing was charged that could be given back')
      await rename(await draft({ ...kept, at: 'refunded' }), pathOf(reference))
    },
  }
}
