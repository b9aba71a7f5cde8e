import { isIos } from './is-ios.ts'

/** Which browser this is, for the few who have to know; tests put another one in its place. */
export const browserPlatform = {
  /** What the browser calls itself, and what of the newer things it has. */
  browser: () => ({
    userAgent: navigator.userAgent,
    has: {
      'light-dark()': CSS.supports('color', 'light-dark(#000, #fff)'),
      'container queries': CSS.supports('container-type', 'inline-size'),
      popover: 'popover' in HTMLElement.prototype,
      'adopted style sheets': 'adoptedStyleSheets' in Document.prototype,
      ':state()': CSS.supports('selector(:state(dark))'),
      // no browser has them on a page without HTTPS, which is not the browser's fault
      'Web Locks': 'locks' in navigator || !isSecureContext,
    },
  }),

  /** Whether the browser shows PDFs in a frame of a page; on an iPhone or iPad that is their first page alone. */
  showsPdfs: (): boolean => navigator.pdfViewerEnabled === true && !isIos(),

  /** Whether a page may say how loud a film is; on an iPhone or iPad that is for its keys. */
  setsVolume: (): boolean => !isIos(),
}
