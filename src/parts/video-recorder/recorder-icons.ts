/** Icons that only a recorder shows, drawn as those of ui/icons.ts: a page without one does not load them. */
export const camera =
  'M4.5 6.5h10a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-10a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1ZM15.5 10.5l5-3v9l-5-3'
export const microphone =
  'M12 3.5a2.5 2.5 0 0 1 2.5 2.5v5a2.5 2.5 0 0 1-5 0V6A2.5 2.5 0 0 1 12 3.5ZM6.5 11a5.5 5.5 0 0 0 11 0M12 16.5v4'
export const film = 'M5 4.5h14a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1ZM10 9v6l5-3Z'
