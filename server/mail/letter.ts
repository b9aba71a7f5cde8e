import type { MailBrand } from './brands.ts'
import { escapeHtml } from './escape-html.ts'
import type { Mail } from './mailer.ts'

/** What a mail says, apart from how it looks. */
export interface Letter {
  subject: string
  paragraphs: string[]
  action: { label: string; url: string }
  closing: string[]
}

const FONT = "font-family:'Segoe UI',Helvetica,Arial,sans-serif"

/** Addresses of the host app in a text become links, and nobody else's; the text is escaped before. */
const linked = (text: string, origin: string) =>
  escapeHtml(text).replaceAll(/https?:\/\/\S+/g, url =>
    url.startsWith(`${origin}/`) ? `<a href="${url}">${url}</a>` : url,
  )

function html({ subject, paragraphs, action, closing }: Letter, brand: MailBrand): string {
  const { origin } = new URL(action.url)
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:1.5">${linked(text, origin)}</p>`
  const url = escapeHtml(action.url)
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f4f5f3;color:#1d2a2f;${FONT}">
<div style="max-width:560px;margin:0 auto;background:#ffffff;border-radius:12px;overflow:hidden">
<div style="background:${brand.color};color:#ffffff;padding:20px 32px;font-size:20px;font-weight:700">${escapeHtml(brand.productName)}</div>
<div style="padding:32px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(subject)}</h1>
${paragraphs.map(paragraph).join('\n')}
<p style="margin:24px 0"><a href="${url}" style="display:inline-block;background:${brand.color};color:#ffffff;padding:12px 24px;border-radius:8px;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;line-height:1.5;color:#4b5a60">If the button does not work, copy this address into your browser:<br><a href="${url}" style="color:${brand.color};word-break:break-all">${url}</a></p>
${closing.map(paragraph).join('\n')}
</div>
<div style="padding:16px 32px;border-top:1px solid #e3e7e5;font-size:14px;color:#4b5a60">Questions? Write to <a href="mailto:${brand.supportEmail}" style="color:${brand.color}">${brand.supportEmail}</a>.</div>
</div>
</body>
</html>
`
}

const text = ({ paragraphs, action, closing }: Letter, brand: MailBrand): string =>
  [
    ...paragraphs,
    `${action.label}:\n${action.url}`,
    ...closing,
    `${brand.productName}\nQuestions? Write to ${brand.supportEmail}.`,
  ].join('\n\n')

/** A letter as a mail in a brand, plain and as a page. */
export const writeMail = (to: string, letter: Letter, brand: MailBrand): Mail => ({
  to,
  subject: letter.subject,
  text: text(letter, brand),
  html: html(letter, brand),
  fromName: brand.productName,
})
