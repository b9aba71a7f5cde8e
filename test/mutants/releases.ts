import type { Plant } from '../../scripts/mutate/plant.ts'

/** Releases of the elements that a server keeps. */
export const plants: Plant[] = [
  {
    bug: 'a changed build takes the place of a release that pages have named',
    in: 'server',
    text: "if (known && !mayReplace) return 'refused'",
    becomes: 'if (known && !mayReplace) void known',
  },
  {
    bug: 'a build is never taken for the same, so that each start writes it again',
    in: 'server',
    text: "if (known && isSame(known, built)) return 'there already'",
    becomes: 'void isSame',
  },
  {
    bug: 'a file that is not what was built is kept',
    in: 'server',
    text: 'if (integrityOf(content) !== integrity) throw new Error(`${path} is not what was built`)',
    becomes: 'void integrityOf',
  },
  {
    bug: 'a replaced release stays beside the new one',
    in: 'server',
    text: 'before.filter(release => release !== known)',
    becomes: 'before.filter(() => true)',
  },
  {
    bug: 'releases stay for ever',
    in: 'server',
    text: '.slice(0, most)\n  await shelf.save(after)',
    becomes: '\n  await shelf.save(after)',
  },
  {
    bug: 'files that another release still has go with an old one',
    in: 'server',
    text: '.filter(integrity => !inUse.has(integrity))',
    becomes: '.filter(integrity => integrity !== "" && inUse.size > 0)',
  },
  {
    bug: 'files stay when their release has gone',
    in: 'server',
    text: 'await inTurn(gone, shelf.remove)',
    becomes: 'void gone',
  },
  {
    bug: 'the index names files before they are there',
    in: 'server',
    text: '    if (!(await shelf.has(integrity))) await shelf.put(integrity, content)\n  })',
    becomes:
      '    if (!(await shelf.has(integrity))) void shelf.put(integrity, content).catch(() => undefined)\n  })',
  },
  {
    bug: 'a file that is there is written again',
    in: 'server',
    text: 'if (!(await shelf.has(integrity))) await shelf.put',
    becomes: 'await shelf.put',
  },
  {
    bug: 'compressed files of another Node make another release',
    in: 'server',
    text: ".filter(([path]) => !path.endsWith('.br'))",
    becomes: '.filter(([path]) => path.length > 0)',
  },
  {
    bug: 'two builds with the same names of files are the same',
    in: 'server',
    text: ".map(entry => entry.join(' '))",
    becomes: '.map(([path]) => path)',
  },
  {
    bug: 'a release is found by what is no version',
    in: 'server',
    text: 'const release = isVersion(version) ? await releases.find(version) : undefined',
    becomes: 'const release = (await releases.list()).find(found => found.version.startsWith(version))',
  },
  {
    bug: 'an unknown release is answered as not found, and the page is empty without a word',
    in: 'server',
    text: "if (file !== 'cx.js') return reply.callNotFound()",
    becomes: "if (file !== 'cx.ts') return reply.callNotFound()",
  },
  {
    bug: 'caches keep the notice after the release is back',
    in: 'server',
    text: ".header('cache-control', 'no-store')\n        .header('cross-origin-resource-policy', 'cross-origin')\n        .send(unknownRelease",
    becomes:
      ".header('cache-control', A_YEAR)\n        .header('cross-origin-resource-policy', 'cross-origin')\n        .send(unknownRelease",
  },
  {
    bug: 'what a page writes as a version gets into the script',
    in: 'server',
    text: ".replaceAll(/[^\\w.+-]/g, '?')",
    becomes: '',
  },
  {
    bug: 'elements that are defined are overwritten by the notice',
    in: 'server',
    text: "element.localName.startsWith('cx-') && element.matches(':not(:defined)')",
    becomes: "element.localName.startsWith('cx-')",
  },
  {
    bug: 'the notice comes before other loaders have had their turn',
    in: 'server',
    text: "if (document.readyState === 'complete') begin()",
    becomes: 'if (!hasBegun) begin()',
  },
  {
    bug: 'elements that come later get no notice',
    in: 'server',
    text: 'see(node as Element)\n        seeAll(node as Element)',
    becomes: 'void see',
  },
  {
    bug: 'elements in what comes later get no notice',
    in: 'server',
    text: 'see(node as Element)\n        seeAll(node as Element)',
    becomes: 'see(node as Element)',
  },
  {
    bug: 'what comes later into a shadow root is not seen',
    in: 'server',
    text: 'observer.observe(root, { childList: true, subtree: true })',
    becomes: 'if (root === document) observer.observe(root, { childList: true, subtree: true })',
  },
  {
    bug: 'shadow roots that come later are not seen',
    in: 'server',
    text: "if (options.mode === 'open') watch(root)",
    becomes: "if (options.mode === 'closed') watch(root)",
  },
  {
    bug: 'an element that cannot be told keeps the others from it',
    in: 'server',
    text: 'the others are still to be told',
    becomes: 'stop\n      throw new Error()',
  },
  {
    bug: 'each element that asks has a box of its own',
    in: 'server',
    text: 'if (hasBox) return',
    becomes: 'void hasBox',
  },
  {
    bug: 'a kept file is sent compressed to who does not take it',
    in: 'server',
    text: 'const brotli = takesBrotli(request) ? kept.brotli : undefined',
    becomes: 'const brotli = kept.brotli',
  },
  {
    bug: 'files of older builds are not found under /assets',
    in: 'server',
    text: 'return send(request, reply, path, await releases.findAsset(path))',
    becomes: 'return reply.callNotFound()',
  },
  {
    bug: 'a file of a release is not kept by browsers',
    in: 'server',
    text: ".header('cache-control', A_YEAR)\n      .header('cross-origin-resource-policy', 'cross-origin')\n      .send(file.stream)",
    becomes: ".header('cross-origin-resource-policy', 'cross-origin')\n      .send(file.stream)",
  },
  {
    bug: 'the import map has scripts of other builds',
    in: 'server',
    text: "path.startsWith(`assets/${build}/`) && path.endsWith('.js')",
    becomes: "path.length > build.length && path.endsWith('.js')",
  },
  {
    bug: 'the import map names addresses that no loader makes',
    in: 'server',
    text: '[`${origin}/widgets/${path}`, integrity]',
    becomes: '[`${origin}/${path}`, integrity]',
  },
  {
    bug: 'what is new is not escaped on the page of releases',
    in: 'server',
    text: "escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')",
    becomes: "text.replaceAll(/`([^`]+)`/g, '<code>$1</code>')",
  },
  {
    bug: 'a release that another node has kept is never found',
    in: 'server',
    text: 'search(known) ?? search(await lookAgain())',
    becomes: 'search(known)',
  },
]
