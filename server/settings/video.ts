import Type from 'typebox'
import { settingsGroup } from './settings-group.ts'

export interface VideoSettings {
  /** Where ffmpeg is, or its name; ffprobe stands beside it. */
  ffmpegPath: string
}

export const videoSettings = settingsGroup({
  variables: {
    FFMPEG_PATH: Type.Optional(Type.String({ description: 'the path of ffmpeg, or its name' })),
  },
  read: (given): VideoSettings => ({ ffmpegPath: given.FFMPEG_PATH ?? 'ffmpeg' }),
})
