import { type ResolveFnOutput, registerHooks } from 'node:module'

/**
 * Imported before anything that imports Drizzle, where a process starts.
 *
 * Node reads the package.json next to a module anew for each module that it resolves. Drizzle's has 178,000 characters
 * and its modules are some 440, so that a process took longer to read that one file than to load all else
 * (docs/decisions/quick-imports.md). Nothing is found elsewhere than without this.
 */
const PACKAGE = 'drizzle-orm'
const INSIDE = `/node_modules/${PACKAGE}/`
const isAsked = (specifier: string) => specifier === PACKAGE || specifier.startsWith(`${PACKAGE}/`)

const found = new Map<string, ResolveFnOutput>()

registerHooks({
  resolve(specifier, context, next) {
    const from = context.parentURL ?? ''
    // all of its modules that are ES modules end so, and name each other whole
    if (from.includes(INSIDE) && from.endsWith('.js') && /^\.\.?\/.*\.js$/.test(specifier))
      return { url: new URL(specifier, from).href, format: 'module', shortCircuit: true }
    // there is one of it; what is required resolves to another file than what is imported
    if (!isAsked(specifier) || from.includes('/node_modules/') || !context.conditions.includes('import'))
      return next(specifier, context)
    const known = found.get(specifier) ?? next(specifier, context)
    found.set(specifier, known)
    return { ...known, shortCircuit: true }
  },
})
