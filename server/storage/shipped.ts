import type { Storage } from './storage.ts'

/**
 * A storage in which files are that come with the program: what is not in `own` is looked for among them. They are
 * neither written nor taken away.
 */
export const withShipped = (own: Storage, shipped: Pick<Storage, 'read' | 'size'>): Storage => ({
  ...own,
  size: async name => (await own.size(name)) ?? shipped.size(name),
  read: async (name, range) => (await own.read(name, range)) ?? shipped.read(name, range),
})
