// Loaded before a program by NODE_OPTIONS (scripts/pack-packages.ts): gives it the packed file for a package's name.
import { registerHooks } from 'node:module'
import { fileOf, PACKED } from './names.ts'

const directory = process.env.PACKED_PACKAGES
const files = new Map(PACKED.map(name => [name, `${directory}${fileOf(name)}`]))

registerHooks({
  resolve(specifier, context, next) {
    const url = files.get(specifier)
    // a package may need another version than ours
    const isOurs = !context.parentURL?.includes('/node_modules/')
    return url && isOurs ? { url, shortCircuit: true } : next(specifier, context)
  },
})
