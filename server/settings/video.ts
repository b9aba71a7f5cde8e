import Type from 'typebox'
import { settingsGroup } from './settings-group.ts'
import { isOn, Switch } from './variables.ts'

export interface VideoSettings {
  /** Where ffmpeg is, or its name; ffprobe stands beside it. */
  ffmpegPath: string
  /** The films of a demo are made once the server is ready, and not each when it is first played. */
  demoFilms: boolean
}

export const videoSettings = settingsGroup({
  variables: {
    FFMPEG_PATH: Type.Optional(Type.String({ description: 'the path of ffmpeg, or its name' })),
    DEMO_FILMS: Type.Optional(Switch),
  },
  read: (given): VideoSettings => ({
    ffmpegPath: given.FFMPEG_PATH ?? 'ffmpeg',
    demoFilms: isOn(given.DEMO_FILMS),
  }),
})
