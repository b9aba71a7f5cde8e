import type { Body, EndpointKey, Params, Query, Reply } from '../../src/contract/endpoints/all.ts'
import type { FailureReply } from '../../src/contract/reply.ts'
import { platform } from '../../src/core/platform.ts'
import { onItsWay } from './calls-on-their-way.ts'
import { realPause } from './until.ts'

/** A call as the fake server saw it. */
export interface AnsweredCall<K extends EndpointKey = EndpointKey> {
  body: Body<K>
  query: K extends `${'GET' | 'DELETE'} ${string}` ? Query<K> : undefined
  params: Params<K>
  headers: Headers
  /** Aborted when the caller gives up. */
  signal: AbortSignal
  /** As it was called: with the page's API base, and the prefix of demo teachers. */
  url: URL
}

export interface AnswerOptions {
  /** Default 200, or 400 for a refusal. */
  status?: number
  /** How long the answer takes, in ms of the platform's clock; for tests that move it. `hold` is for the others. */
  delay?: number
  headers?: Record<string, string>
}

/** What comes back: a reply of the contract, a refusal, or a Response where the server is not itself. */
export type Answer<K extends EndpointKey> = Reply<K> | FailureReply | Response
type Answering<K extends EndpointKey> =
  | Answer<K>
  | ((call: AnsweredCall<K>) => Answer<K> | Promise<Answer<K>>)

interface Entry {
  answering: (call: AnsweredCall) => unknown
  options: AnswerOptions
}

/** How long a call takes to arrive, and its answer again; for whoever looks for tests that bet on time. */
const LAG_MS = Number(import.meta.env.ANSWER_LAG_MS ?? 0)

const realFetch = globalThis.fetch
const answers = new Map<EndpointKey, Entry>()
/** Of each test its own: reading what was sent takes time, and the test that sent it may have ended by then. */
let calls = new Map<EndpointKey, AnsweredCall[]>()
const unanswered: string[] = []

/**
 * Answers a call of the contract from now on, until the end of the test. Answering it again replaces what was said
 * before. A call that nobody answers fails the test.
 */
export function answer<K extends EndpointKey>(
  key: K,
  reply: Answering<K>,
  options: AnswerOptions = {},
): void {
  const answering = typeof reply === 'function' ? reply : () => reply
  answers.set(key, { answering: call => answering(call as AnsweredCall<K>), options })
  globalThis.fetch = fakeFetch
}

/**
 * Answers a call once the test lets it: until then whoever has called sees that it is under way. What is returned
 * lets the answer come, also to calls that are made later.
 */
export function hold<K extends EndpointKey>(
  key: K,
  reply: Answer<K>,
  options: Omit<AnswerOptions, 'delay'> = {},
): () => void {
  const { promise, resolve } = Promise.withResolvers<Answer<K>>()
  answer(key, () => promise, options)
  return () => resolve(reply)
}

/** The calls made so far in this test, in their order. */
export function answered<K extends EndpointKey>(key: K): AnsweredCall<K>[] {
  return (calls.get(key) ?? []) as AnsweredCall<K>[]
}

/** Text of a refusal, with its code and its fields if it has some. */
export function refusal(
  message: string,
  errorCode?: number,
  errors?: Record<string, string[]>,
): FailureReply {
  return {
    success: false,
    message,
    ...(errorCode !== undefined && { error_code: errorCode }),
    ...(errors && { data: { errors } }),
  }
}

/** What was sent, as the contract has it: the fields of a form with its file, or what JSON says. */
async function bodyOf(request: Request): Promise<unknown> {
  if (request.headers.get('content-type')?.startsWith('multipart/')) {
    return Object.fromEntries(await request.formData())
  }
  const text = await request.text()
  return text ? JSON.parse(text) : undefined
}

async function fakeFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init)
  // called off before it was made, as by an element that is gone
  request.signal.throwIfAborted()
  const url = new URL(request.url)
  const path = url.pathname.slice(url.pathname.indexOf('/api/')).replace(/^\/api\/demo\//, '/api/teacher/')
  const key = keyOf(request.method, path)
  const entry = key && answers.get(key)
  if (!key || !entry) {
    unanswered.push(`${request.method} ${url}`)
    throw new TypeError('Failed to fetch')
  }
  const ofThisTest = calls
  if (LAG_MS > 0) await onItsWay(() => realPause(LAG_MS))
  const call: AnsweredCall = {
    body: await onItsWay(() => bodyOf(request)),
    query: request.method === 'GET' || request.method === 'DELETE' ? queryOf(url) : undefined,
    params: paramsOf(key, path),
    headers: request.headers,
    signal: request.signal,
    url,
  } as AnsweredCall
  ofThisTest.set(key, [...(ofThisTest.get(key) ?? []), call])
  if (LAG_MS > 0) await onItsWay(() => realPause(LAG_MS))
  await orAborted(request.signal, entry.options.delay ?? 0)
  const reply = await orAbortedWhile(request.signal, entry.answering(call))
  return reply instanceof Response ? reply.clone() : toResponse(reply as { success: boolean }, entry.options)
}

function toResponse(reply: { success: boolean }, { status, headers }: AnswerOptions): Response {
  return Response.json(reply, {
    status: status ?? (reply.success ? 200 : 400),
    ...(headers && { headers }),
  })
}

/** The key whose path fits; one without parameters wins. */
function keyOf(method: string, path: string): EndpointKey | undefined {
  const exact = [...answers.keys()].find(key => key === `${method} ${path}`)
  return exact ?? [...answers.keys()].find(key => key.startsWith(`${method} `) && patternOf(key).test(path))
}

function patternOf(key: EndpointKey): RegExp {
  return new RegExp(`^${key.slice(key.indexOf(' ') + 1).replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
}

/** Numbers come as numbers, as the server's schemas make them. */
function typed(value: string): string | number {
  return /^\d+$/.test(value) ? Number(value) : value
}

function paramsOf(key: EndpointKey, path: string): unknown {
  const groups = patternOf(key).exec(path)?.groups
  if (!groups) return undefined
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, typed(value)]))
}

function queryOf({ searchParams }: URL): unknown {
  return Object.fromEntries(searchParams)
}

function orAborted(signal: AbortSignal, ms: number): Promise<void> {
  return orAbortedWhile(
    signal,
    ms > 0 ? new Promise<void>(resolve => platform.after(ms, resolve)) : Promise.resolve(),
  )
}

/** Waits for a value, but gives up with the error of a real fetch when the request is called off. */
function orAbortedWhile<T>(signal: AbortSignal, value: T | Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const callOff = () => reject(new DOMException('The user aborted a request.', 'AbortError'))
    if (signal.aborted) return callOff()
    signal.addEventListener('abort', callOff, { once: true })
    Promise.resolve(value).then(resolve, reject)
  })
}

beforeEach(() => {
  globalThis.fetch = fakeFetch
})

afterEach(() => {
  globalThis.fetch = realFetch
  answers.clear()
  calls = new Map()
  const missed = unanswered.splice(0)
  if (missed.length > 0) throw new Error(`Nobody answered ${missed.join(', ')}`)
})
