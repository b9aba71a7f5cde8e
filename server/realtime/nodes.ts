import { createAdapter } from '@socket.io/redis-streams-adapter'
import { createClient } from 'redis'
import type { Services } from '../services.ts'
import { within } from '../within.ts'
import type { Line } from './connections.ts'
import { sendWholeFrames } from './whole-frames.ts'

/** How long a node that stops still waits for what others say. */
const BLOCK_MS = 1_000
/** How often Redis is asked whether it is there, and how long it may be silent before it counts as away. */
const PING_MS = 3_000
const SILENT_MS = 10_000
/** How long a node that stops waits for what Redis has not answered yet. */
const GOODBYE_MS = 1_000

const NAMES = { streamName: 'cx-realtime', channelPrefix: 'cx-realtime' }

/** The other nodes, as far as there are any. */
export interface Nodes {
  /** Whether what is said gets to them now. */
  areReached: () => boolean
  close: () => Promise<void>
}

const ALONE: Nodes = { areReached: () => false, close: async () => undefined }

type Client = ReturnType<typeof createClient>

const leave = (client: Pick<Client, 'isOpen' | 'destroy'>) => {
  if (client.isOpen) client.destroy()
}

const NEVER = new Promise<never>(() => undefined)

/**
 * Has what the adapter asks of a client, and does not wait for, be told to `refused` where it fails: nobody else takes
 * it, and what nobody takes ends the whole process.
 */
function netFor(client: Client, refused: (error: unknown) => void): void {
  const publish = client.publish.bind(client)
  Object.assign(client, {
    publish: (...given: Parameters<typeof publish>) => publish(...given).catch(refused),
  })
}

/** The same for a copy: what the adapter does after it has connected and listens is of no use where it cannot. */
function netForCopy(copy: Client, refused: (error: unknown) => void): void {
  const [connect, subscribe] = [copy.connect.bind(copy), copy.subscribe.bind(copy)]
  const orNever = (error: unknown) => {
    refused(error)
    return NEVER
  }
  copy.connect = () => connect().catch(orNever)
  copy.subscribe = ((...given: Parameters<typeof subscribe>) =>
    subscribe(...given).catch(orNever)) as typeof subscribe
}

/** The copies that the adapter makes of its client, which it leaves open where Redis is away: for whoever closes them. */
function copiesOf(client: Client, refused: (error: unknown) => void): Client[] {
  const copies: Client[] = []
  const duplicate = client.duplicate.bind(client)
  client.duplicate = ((...given: Parameters<typeof duplicate>) => {
    const copy = duplicate(...given) as Client
    netForCopy(copy, refused)
    // once it is closed the adapter closes it again, and hears of nothing that is thrown then
    copy.disconnect = async () => leave(copy)
    copies.push(copy)
    return copy
  }) as typeof client.duplicate
  return copies
}

/**
 * Joins the nodes of one Redis; without one this node is alone. Redis being away keeps nothing from starting or working:
 * browsers of other nodes then hear of changes with the next revision.
 */
export function joinNodes(line: Line, { config, log }: Pick<Services, 'config' | 'log'>): Nodes {
  if (config.redisUrl === null) return ALONE
  const client = createClient({
    url: config.redisUrl,
    pingInterval: PING_MS,
    socket: { socketTimeout: SILENT_MS },
  }) as Client
  let [isAway, isJoined, isClosed] = [false, false, false]
  const refused = (error: unknown) => {
    if (!isAway && !isClosed) log.warn({ err: error }, 'Redis does not answer; other nodes hear of nothing')
    isAway = true
  }
  const copies = copiesOf(client, refused)
  netFor(client, refused)
  client.on('error', refused)
  client.on('ready', () => {
    isAway = false
  })

  /** Those who are connected by then are in rooms of this node alone, and connect again. */
  function join(): void {
    if (isClosed) return
    line.disconnectSockets(true)
    line.adapter(createAdapter(client, { ...NAMES, blockTimeInMs: BLOCK_MS }))
    sendWholeFrames(line)
    isJoined = true
  }

  client
    .connect()
    .then(join)
    .catch(error => log.error({ err: error }, 'Redis could not be connected to'))
  return {
    areReached: () => isJoined && client.isReady,
    async close() {
      isClosed = true
      if (client.isReady) await within(GOODBYE_MS, client.close()).catch(() => undefined)
      for (const each of [client, ...copies]) leave(each)
    },
  }
}
