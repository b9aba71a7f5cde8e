import { buffer } from 'node:stream/consumers'
import type { Storage } from '../storage/storage.ts'
import { type Release, readReleases } from './release.ts'

const INDEX = 'index.json'

/** As base64 stands in addresses: without the two signs that names of files have not. */
const nameOf = (integrity: string) => integrity.replaceAll('+', '-').replaceAll('/', '_')

/** Where releases are kept: each file once, by what is in it, and an index of what each release is made of. */
export interface Shelf {
  /** The newest one first. */
  list: () => Promise<Release[]>
  /** In the place of the list there was; whoever reads meanwhile gets that one, or this. */
  save: (releases: readonly Release[]) => Promise<void>
  has: (integrity: string) => Promise<boolean>
  put: (integrity: string, content: Uint8Array) => Promise<void>
  read: Storage['read']
  remove: (integrity: string) => Promise<void>
}

export const createShelf = (storage: Storage): Shelf => ({
  async list() {
    const index = await storage.read(INDEX)
    return index ? readReleases(String(await buffer(index.stream))) : []
  },
  save: releases => storage.put(INDEX, Buffer.from(JSON.stringify(releases))),
  has: async integrity => (await storage.size(nameOf(integrity))) !== null,
  put: (integrity, content) => storage.put(nameOf(integrity), content),
  read: integrity => storage.read(nameOf(integrity)),
  remove: integrity => storage.remove(nameOf(integrity)),
})
