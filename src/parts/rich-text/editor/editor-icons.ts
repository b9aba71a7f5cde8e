/** Icons of the editor's tools: SVG path data on a 24 px grid, as in ui/icons.ts. */
export const bold = 'M7 5h6a3.5 3.5 0 0 1 0 7H7ZM7 12h7a3.5 3.5 0 0 1 0 7H7Z'
export const italic = 'M10 5h8M6 19h8M14 5l-4 14'
export const underline = 'M7 4.5v7a5 5 0 0 0 10 0v-7M6 20h12'
export const strike =
  'M5 12h14M16 8c-.4-2-2-3-4-3-2.4 0-4 1.2-4 3 0 1.6 1.2 2.5 3 4M8 16c.4 2 2 3 4 3 2.4 0 4-1.3 4-3.2 0-.7-.2-1.3-.6-1.8'
export const heading = 'M6.5 5v14M17.5 5v14M6.5 12h11'
export const subheading = 'M8 9v10M16 9v10M8 14h8'
export const bulletList = 'M9.5 6.5H20M9.5 12H20M9.5 17.5H20M4.8 6.5h.1M4.8 12h.1M4.8 17.5h.1'
export const orderedList =
  'M10 6.5h10M10 12h10M10 17.5h10M4 5l1.3-.8V9M3.9 14.4c.2-1.1 2.5-1.1 2.5.3 0 1-1.5 1.6-2.4 2.8h2.6'
export const indent = 'M4 5.5h16M11.5 10H20M11.5 14H20M4 18.5h16M4 9.5 7 12l-3 2.5'
export const outdent = 'M4 5.5h16M11.5 10H20M11.5 14H20M4 18.5h16M7 9.5 4 12l3 2.5'
export const link =
  'M10 13.8a4 4 0 0 0 5.7.2l3-3A4 4 0 0 0 13 5.3l-1.2 1.2M14 10.2a4 4 0 0 0-5.7-.2l-3 3a4 4 0 0 0 5.7 5.7l1.2-1.2'
export const picture =
  'M5 5h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1ZM4.5 16.5 9 12l4 4 2.5-2.5 4.5 4M15 9.2h.2'
export const table = 'M4 5h16v14H4ZM4 10h16M4 14.5h16M10.5 5v14'
export const undo = 'M8 5 4 9l4 4M4.5 9H14a5.5 5.5 0 0 1 0 11h-4'
export const redo = 'M16 5l4 4-4 4M19.5 9H10a5.5 5.5 0 0 0 0 11h4'
