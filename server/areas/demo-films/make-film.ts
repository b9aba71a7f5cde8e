import { hash } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Ffmpeg } from '../../video/ffmpeg.ts'
import { runTool } from '../../video/run-tool.ts'
import type { Film } from './repository.ts'

const SECONDS = 6
/** Of a scale in which any two sound well together, in hertz. */
const TONES = [262, 294, 330, 392, 440, 523]
const TIME_MS = 60_000

/** Numbers of a film's own, from 0 to 255 each. */
const numbersOf = ({ teacher, task, is_response }: Film): number[] => [
  ...hash('sha256', [teacher, task, is_response].join('\n'), 'buffer'),
]

const tone = (number = 0) => TONES[number % TONES.length]

/** Dark enough for white letters. */
const colour = (numbers: number[]) =>
  `0x${numbers.map(number => (number >> 1).toString(16).padStart(2, '0')).join('')}`

/** Two colours that turn into each other, and two tones; what is said moves through, where there are letters for it. */
function argumentsFor(film: Film, caption: string | null, target: string): string[] {
  const numbers = numbersOf(film)
  const colours = `c0=${colour(numbers.slice(0, 3))}:c1=${colour(numbers.slice(3, 6))}:nb_colors=2`
  const picture = `gradients=s=320x180:r=15:d=${SECONDS}:speed=0.05:seed=${numbers[6]}:${colours}`
  const sound = `aevalsrc=0.1*sin(2*PI*${tone(numbers[7])}*t)+0.1*sin(2*PI*${tone(numbers[8])}*t):d=${SECONDS}`
  const said = `drawtext=font=sans:textfile=${caption}:expansion=none:fontcolor=white:fontsize=18:line_spacing=8`
  const where = `x=(w-tw)/2+12*sin(t*2):y=(h-th)/2+8*cos(t*2)`
  return [
    ...['-hide_banner', '-nostdin', '-v', 'error', '-y', '-threads', '1', '-filter_threads', '1'],
    ...['-f', 'lavfi', '-i', picture, '-f', 'lavfi', '-i', sound],
    ...(caption === null ? [] : ['-vf', `${said}:${where}`]),
    ...['-threads', '1', '-c:v', 'libx264', '-preset', 'veryfast', '-crf', '30', '-pix_fmt', 'yuv420p'],
    ...['-c:a', 'aac', '-b:a', '48k', '-shortest', '-movflags', '+faststart', '-f', 'mp4', `file:${target}`],
  ]
}

/** Makes a film in a directory; false when ffmpeg cannot. Its caption is left out where there is no letter to write with. */
export async function makeFilm(
  { ffmpeg }: Ffmpeg,
  film: Film,
  directory: string,
  name: string,
  stopping: AbortSignal,
): Promise<boolean> {
  const draft = join(directory, `.${name}`)
  const caption = `${draft}.txt`
  const heading = film.is_response ? 'Our answer' : 'Hello'
  await writeFile(caption, `${heading}\n${film.teacher}\n${film.task}`)
  try {
    for (const text of [caption, null]) {
      const signal = AbortSignal.any([stopping, AbortSignal.timeout(TIME_MS)])
      const { code } = await runTool(ffmpeg, argumentsFor(film, text, draft), { signal })
      if (code !== 0) continue
      await rename(draft, join(directory, name))
      return true
    }
    return false
  } finally {
    for (const file of [draft, caption]) await rm(file, { force: true })
  }
}
