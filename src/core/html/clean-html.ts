import { alertHtml } from '../../contract/rules/alert-html.ts'

/**
 * HTML that a person wrote, as nodes to put into a page: formatting and links, nothing that runs. The server has
 * cleaned it before; this is the second lock. The cleaner is loaded when it is first needed.
 */
export async function cleanHtml(html: string): Promise<DocumentFragment> {
  const { default: purify } = await import('dompurify')
  return purify.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    ALLOWED_TAGS: [...alertHtml.tags],
    ALLOWED_ATTR: [...alertHtml.linkAttributes],
  })
}
