/**
 * The icons, drawn for this product: SVG path data on a 24 px grid, stroked with round ends. A bundle holds those
 * that it imports.
 */
export const add = 'M12 5v14M5 12h14'
export const alert =
  'M12 8.5v4.5M12 16.8v.2M10.6 4.4 3.2 17.2A1.6 1.6 0 0 0 4.6 19.6h14.8a1.6 1.6 0 0 0 1.4-2.4L13.4 4.4a1.6 1.6 0 0 0-2.8 0Z'
export const bell = 'M6 10a6 6 0 0 1 12 0c0 5 2 6.5 2 6.5H4S6 15 6 10ZM10 19.5a2.2 2.2 0 0 0 4 0'
export const blocked = 'M5.6 5.6l12.8 12.8M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z'
export const book = 'M12 6.5Q9 4.4 4 4.8v13.4q5-.4 8 1.7 3-2.1 8-1.7V4.8q-5-.4-8 1.7v13.4'
export const calendar =
  'M5 6.5h14a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7.5a1 1 0 0 1 1-1ZM4 11h16M8 4v4M16 4v4'
export const check = 'M5 12.5l4.5 4.5L19 7.5'
export const chevronDown = 'M6 9.5l6 6 6-6'
export const chevronLeft = 'M14.5 6l-6 6 6 6'
export const chevronRight = 'M9.5 6l6 6-6 6'
export const chevronUp = 'M6 14.5l6-6 6 6'
export const clock = 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM12 7.5V12l3 2'
export const close = 'M6 6l12 12M18 6 6 18'
export const copy =
  'M10 9h9a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1ZM15 5a1 1 0 0 0-1-1H5a1 1 0 0 0-1 1v9a1 1 0 0 0 1 1'
export const edit =
  'M4.5 19.5l1-4.5L15.8 4.7a1.5 1.5 0 0 1 2.1 0l1.4 1.4a1.5 1.5 0 0 1 0 2.1L9 18.5l-4.5 1ZM14 6.5l3.5 3.5'
export const external = 'M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5'
export const eye =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6Z'
export const eyeOff =
  'M4 4l16 16M9.5 5.9A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.7 3.4M6.3 7.4A16.5 16.5 0 0 0 2.5 12S6 18.5 12 18.5c1.7 0 3.2-.5 4.5-1.2M10 10.2a2.8 2.8 0 0 0 3.9 3.9'
export const globe =
  'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM3.5 12h17M12 3c2.5 2.5 3.7 5.5 3.7 9S14.5 18.5 12 21c-2.5-2.5-3.7-5.5-3.7-9S9.5 5.5 12 3Z'
export const grid = 'M5 4.5h5v5H5ZM14.5 4.5h5v5h-5ZM5 14.5h5v5H5ZM14.5 14.5h5v5h-5Z'
export const info = 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM12 11v5.5M12 7.6v.2'
export const key = 'M8 11.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9ZM11.2 12.8 20 4M16 8l3 3M13.5 10.5l2 2'
export const list = 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.1M4.5 12h.1M4.5 17.5h.1'
export const lock = 'M7.5 10.5V8a4.5 4.5 0 0 1 9 0v2.5M5.5 10.5h13v9h-13Z'
export const logOut = 'M10 4.5H5.5a1 1 0 0 0-1 1v13a1 1 0 0 0 1 1H10M15.5 8l4 4-4 4M19.5 12H9.5'
export const menu = 'M4 7h16M4 12h16M4 17h16'
export const more =
  'M5.5 11.4a.6.6 0 1 1 0 1.2.6.6 0 0 1 0-1.2ZM12 11.4a.6.6 0 1 1 0 1.2.6.6 0 0 1 0-1.2ZM18.5 11.4a.6.6 0 1 1 0 1.2.6.6 0 0 1 0-1.2Z'
export const retry = 'M19.5 5v5h-5M19 10a7.5 7.5 0 1 0 .4 4'
export const search = 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.3 15.3 20 20'
export const sort = 'M8.5 9.5 12 6l3.5 3.5M8.5 14.5 12 18l3.5-3.5'
export const user = 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 20c.6-3.8 3.7-5.5 7.5-5.5s6.9 1.7 7.5 5.5'
export const users =
  'M9 5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM2.5 19c.5-3.3 3.2-4.8 6.5-4.8s6 1.5 6.5 4.8M15.5 5.2a3.5 3.5 0 0 1 0 6.6M18 14.6c2 .6 3.2 2.1 3.5 4.4'
