import type { Brand } from '@producer-portal/domain/brand'
import { getPortalName } from '@producer-portal/domain/brand'
import { escapeHtml } from '@producer-portal/domain/formatting'
import type { OutgoingMessage } from '../store/outbox.ts'

interface Sender {
  readonly brand: Brand
  /** The address of the portal. */
  readonly origin: string
}

/**
 * An email as plain text and as HTML. Email clients support little CSS, so everything essential is in inline styles; the
 * style sheet adds the brand's color, and colors for dark mode where clients support it.
 */
export function composeMail({ subject, body, code, link }: OutgoingMessage, { brand, origin }: Sender) {
  const { name, phone, hue, chroma } = brand
  const portal = getPortalName(brand)
  const foot = `${portal} · ${name} · ${phone}`
  const note = 'This message was sent automatically. Replies are not read.'
  const paragraphs = body.split('\n').map((line) => `<p style="margin:0 0 16px">${toHtml(line, link)}</p>`)
  const passcode =
    code === undefined
      ? ''
      : `<p style="margin:0 0 16px;font:600 28px/36px ui-monospace,Menlo,Consolas,monospace;letter-spacing:4px">${code}</p>`
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
.brand { color: oklch(0.51 ${chroma} ${hue}) !important }
@media (prefers-color-scheme: dark) {
body, .page { background: #16181d !important; color: #e6e8eb !important }
.card { background: #1f2228 !important; border-color: #3a3f47 !important }
.brand, a { color: oklch(0.8 ${chroma} ${hue}) !important }
.muted { color: #a8adb5 !important }
}
</style>
</head>
<body class="page" style="margin:0;padding:24px 12px;background:#f6f7f9;color:#1d2433;font:16px/24px system-ui,'Segoe UI',Helvetica,Arial,sans-serif">
<div class="card" style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #d9dde3;border-radius:${brand.radius + 4}px">
<p style="margin:0 0 24px;font-weight:600"><a class="brand" href="${escapeHtml(origin)}" style="color:#1d2433;text-decoration:none">${escapeHtml(portal)}</a></p>
<h1 style="margin:0 0 16px;font-size:20px;line-height:28px">${escapeHtml(subject)}</h1>
${passcode}${paragraphs.join('\n')}
</div>
<p class="muted" style="max-width:560px;margin:16px auto 0;padding:0 24px;font-size:13px;line-height:20px;color:#5b6472">${escapeHtml(foot)}<br>${note}</p>
</body>
</html>
`
  return { text: `${body}\n\n-- \n${foot}\n${note}\n`, html }
}

/** A line as HTML, with its link to press; a long address breaks anywhere. */
function toHtml(line: string, link: string | undefined): string {
  if (link === undefined) return escapeHtml(line)
  const address = escapeHtml(link)
  const anchor = `<a href="${address}" style="color:#1a56db;overflow-wrap:anywhere;word-break:break-word">${address}</a>`
  return escapeHtml(line).replace(address, () => anchor)
}
