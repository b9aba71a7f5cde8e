/** Icons that only a player shows, drawn as those of ui/icons.ts: a page without one does not load them. */
export const captions =
  'M4.5 5.5h15a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1ZM10.5 10.4a2 2 0 1 0 0 3.2M17 10.4a2 2 0 1 0 0 3.2'
export const enlarge = 'M14 4.5h5.5V10M19 5l-6 6M10 19.5H4.5V14M5 19l6-6'
export const fullscreen = 'M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15'
export const leaveFullscreen = 'M9 4.5V9H4.5M19.5 9H15V4.5M15 19.5V15h4.5M4.5 15H9v4.5'
export const muted = 'M4 9.5v5h3.5l4.5 4v-13l-4.5 4ZM16 10l4.5 4.5M20.5 10 16 14.5'
export const pause = 'M8.5 5.5v13M15.5 5.5v13'
export const play = 'M8 5.2v13.6a.5.5 0 0 0 .8.4l10-6.8a.5.5 0 0 0 0-.8l-10-6.8a.5.5 0 0 0-.8.4Z'
export const volume = 'M4 9.5v5h3.5l4.5 4v-13l-4.5 4ZM15.5 9.2a4 4 0 0 1 0 5.6M18 6.8a7.5 7.5 0 0 1 0 10.4'
