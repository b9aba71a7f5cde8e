/** Whether this is an iPhone or an iPad, whose browsers are all Safari. An iPad calls itself a Mac, and can be touched. */
export const isIos = (): boolean =>
  /iP(?:hone|ad|od)/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
