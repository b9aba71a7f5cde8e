import { compile } from 'svelte/compiler'
import type { Plugin } from 'vite'
import { compileScript, parse } from 'vue/compiler-sfc'

/** Compiles Svelte's files as their authors' build would. */
export const svelte: Plugin = {
  name: 'svelte',
  transform(code, id) {
    if (!id.endsWith('.svelte')) return null
    return { code: compile(code, { filename: id, generate: 'client' }).js.code, map: null }
  },
}

const compilerOptions = { isCustomElement: (tag: string) => tag.startsWith('cx-') }

/** Compiles Vue's files as their authors' build would, which knows that our tags are no components. */
export const vue: Plugin = {
  name: 'vue',
  transform(code, id) {
    if (!id.endsWith('.vue')) return null
    const { descriptor } = parse(code, { filename: id, templateParseOptions: compilerOptions })
    const { content } = compileScript(descriptor, {
      id,
      inlineTemplate: true,
      // a file that is compiled a second time is parsed again with these
      templateOptions: { compilerOptions },
    })
    return { code: content, map: null, moduleType: 'ts' }
  },
}
