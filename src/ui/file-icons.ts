/** Icons of files on their way, drawn as those of icons.ts: a page that shows none does not load them. */
export const download = 'M12 4.5v10.5M7.5 11l4.5 4.5 4.5-4.5M5 19.5h14'
export const upload = 'M12 15.5V5M7.5 9 12 4.5 16.5 9M5 19.5h14'
