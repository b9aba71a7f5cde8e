import type { VideoKind } from './video-kind.ts'

/** What people's cameras, telephones and programs make; a reader that is not listed is not asked. */
const DECODERS = [
  ...['h264', 'hevc', 'libdav1d', 'av1', 'vp8', 'vp9', 'libvpx', 'libvpx-vp9', 'theora'],
  ...['mpeg1video', 'mpeg2video', 'mpegvideo', 'mpeg4', 'h261', 'h263', 'h263p', 'flv', 'mjpeg', 'rawvideo'],
  ...[
    'msmpeg4v1',
    'msmpeg4v2',
    'msmpeg4',
    'wmv1',
    'wmv2',
    'wmv3',
    'vc1',
    'mss2',
    'indeo3',
    'indeo5',
    'cinepak',
  ],
  ...[
    'svq1',
    'svq3',
    'rpza',
    'qtrle',
    'dvvideo',
    'prores',
    'dnxhd',
    'huffyuv',
    'ffv1',
    'jpeg2000',
    'libopenjpeg',
  ],
  ...[
    'aac',
    'aac_latm',
    'mp1float',
    'mp2',
    'mp2float',
    'mp3',
    'mp3float',
    'opus',
    'libopus',
    'vorbis',
    'flac',
    'alac',
  ],
  ...['ac3', 'eac3', 'dca', 'amrnb', 'amrwb', 'libopencore_amrnb', 'libopencore_amrwb', 'qdm2', 'qcelp'],
  ...[
    'wmav1',
    'wmav2',
    'wmapro',
    'wmalossless',
    'wmavoice',
    'adpcm_ima_wav',
    'adpcm_ima_qt',
    'adpcm_ms',
    'gsm',
  ],
  ...[
    'pcm_alaw',
    'pcm_mulaw',
    'pcm_u8',
    'pcm_s8',
    'pcm_s16le',
    'pcm_s16be',
    'pcm_s24le',
    'pcm_s24be',
    'pcm_s32le',
  ],
  ...['pcm_s32be', 'pcm_f32le', 'pcm_f32be', 'pcm_dvd', 'pcm_bluray'],
].join()

/** Of one picture or piece of sound. */
const ALLOCATED_MAX_BYTES = 512 * 1_048_576

/**
 * Arguments that read a file of a kind: by the one reader of that kind, by the listed decoders, from the disk alone, and
 * from no other file that it names.
 */
export const reading = ({ demuxer }: Pick<VideoKind, 'demuxer'>, path: string): string[] => [
  ...['-max_alloc', String(ALLOCATED_MAX_BYTES)],
  ...['-protocol_whitelist', 'file', '-format_whitelist', demuxer, '-codec_whitelist', DECODERS],
  ...(demuxer === 'mov' ? ['-enable_drefs', '0'] : []),
  ...['-f', demuxer, '-i', `file:${path}`],
]
