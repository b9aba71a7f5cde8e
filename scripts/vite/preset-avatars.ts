import { createHash } from 'node:crypto'
import { createAvatar } from '@dicebear/core'
import * as style from '@dicebear/notionists'
import type { Plugin } from 'vite'
import { PRESET_AVATARS } from '../../src/contract/limits/avatars.ts'
import { PRESET_AVATAR_SET, presetAvatarName, presetAvatarPath } from '../../src/contract/rules/avatar.ts'

const NAME_LENGTH = 8
const SIDE_PX = 160
/** The faces are to be told apart at 40 px. */
const closer = { scale: 135, translateY: 12, gestureProbability: 0 }

/** Soft ones of the default brand, in light. */
const backgrounds = ['dbeee8', 'fdefcf', 'fce6e1', 'e1ebf6', 'e0f0dc', 'ece4f7']

/** The pictures by their address, without the slash that it starts with. */
export function drawPresetAvatars(): Map<string, string> {
  const pictures = new Map<string, string>()
  for (let number = 1; number <= PRESET_AVATARS; number++) {
    const seed = presetAvatarName(number)
    const picture = createAvatar(style, { seed, size: SIDE_PX, ...closer, backgroundColor: backgrounds })
    pictures.set(`${presetAvatarPath(seed)}`.slice(1), picture.toString())
  }
  return pictures
}

/** What a set of pictures is to be called. */
export function nameOfSet(pictures: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256')
  for (const picture of pictures.values()) hash.update(picture)
  return hash.digest('hex').slice(0, NAME_LENGTH)
}

/**
 * Draws the avatars that teachers choose from (Notionists by Zoish, CC0 1.0), as files of their own that an element
 * loads one by one; on the development server when the first is asked for.
 */
export function presetAvatars(): Plugin {
  return {
    name: 'preset-avatars',
    generateBundle() {
      const pictures = drawPresetAvatars()
      const name = nameOfSet(pictures)
      // other pictures under an address that browsers keep for a year would not be seen by those who know it
      if (name !== PRESET_AVATAR_SET)
        this.error(`The preset avatars have changed: PRESET_AVATAR_SET has to be '${name}'`)
      for (const [fileName, source] of pictures) this.emitFile({ type: 'asset', fileName, source })
    },
    configureServer({ middlewares }) {
      let pictures: Map<string, string> | undefined
      middlewares.use((request, response, next) => {
        if (!request.url?.startsWith('/assets/avatars/')) return next()
        pictures ??= drawPresetAvatars()
        const picture = pictures.get(request.url.split('?')[0]?.slice(1) ?? '')
        if (!picture) return next()
        response.setHeader('content-type', 'image/svg+xml')
        response.end(picture)
      })
    },
  }
}
