/** What tus-js-client reads addresses with, in the place of `url-parse` (vite.config.ts): the browser's own. */
// biome-ignore lint/style/noDefaultExport: as the package has it whose place it takes
export default URL
