import type { Brand } from '@producer-portal/domain/brand'
import { getPortalName } from '@producer-portal/domain/brand'
import { escapeHtml } from '@producer-portal/domain/formatting'
import { toHex } from './hex-color.ts'
import type { OutgoingMessage } from '../store/outbox.ts'

interface Sender {
  readonly brand: Brand
  /** The address of the portal. */
  readonly origin: string
}

/**
 * An email as plain text and as HTML. Email clients support little CSS, so everything essential is in inline styles; the
 * style sheet adds colors for dark mode where clients support it. A long word, such as an address, breaks anywhere.
 */
export function composeMail({ subject, body, code, link }: OutgoingMessage, { brand, origin }: Sender) {
  const { name, phone, hue, chroma } = brand
  const accent = toHex(0.51, chroma, hue)
  const portal = getPortalName(brand)
  const foot = `${portal} · ${name} · ${phone}`
  const note = 'This message was sent automatically. Replies are not read.'
  const paragraphs = body.split('\n').map((line) => `<p style="margin:0 0 16px">${toHtml(line, link, accent)}</p>`)
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
@media (prefers-color-scheme: dark) {
body, .page { background: #16181d !important; color: #e6e8eb !important }
.card { background: #1f2228 !important; border-color: #3a3f47 !important }
.brand, a { color: ${toHex(0.8, chroma, hue)} !important }
.logo { fill: ${toHex(0.8, chroma, hue)} !important }
.muted { color: #a8adb5 !important }
}
</style>
</head>
<body class="page" style="margin:0;padding:24px 12px;background:#f6f7f9;color:#1d2433;font:16px/24px system-ui,'Segoe UI',Helvetica,Arial,sans-serif">
<div class="card" style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #d9dde3;border-top:4px solid ${accent};border-radius:${brand.radius + 4}px;overflow-wrap:anywhere;word-break:break-word">
<p style="margin:0 0 24px;font-weight:600"><a class="brand" href="${escapeHtml(origin)}" style="color:${accent};text-decoration:none">${drawLogo(brand, origin, accent)}${escapeHtml(portal)}</a></p>
<h1 style="margin:0 0 16px;font-size:20px;line-height:28px">${escapeHtml(subject)}</h1>
${passcode}${paragraphs.join('\n')}
</div>
<p class="muted" style="max-width:560px;margin:16px auto 0;padding:0 24px;font-size:13px;line-height:20px;color:#5b6472">${escapeHtml(foot)}<br>${note}</p>
</body>
</html>
`
  return { text: `${body}\n\n-- \n${foot}\n${note}\n`, html }
}

const logoHeight = 24

/**
 * The logo beside the name, which says the same: programs that show no drawings leave it out. A picture is loaded from the
 * portal.
 */
function drawLogo({ logo }: Brand, origin: string, color: string): string {
  if (!('src' in logo)) {
    const [, , width = 1, height = 1] = logo.viewBox.trim().split(/\s+/).map(Number)
    const size = `width="${Math.round((logoHeight * width) / height)}" height="${logoHeight}"`
    const style = 'vertical-align:middle;margin-right:8px'
    return `<svg class="logo" ${size} viewBox="${logo.viewBox}" aria-hidden="true" style="${style};fill:${color}"><path d="${logo.path}"/></svg>`
  }
  // Programs for mail load no data addresses
  if (logo.src.startsWith('data:')) return ''
  const width = Math.round((logoHeight * logo.width) / logo.height)
  const address = escapeHtml(new URL(logo.src, origin).href)
  return `<img src="${address}" width="${width}" height="${logoHeight}" alt="" style="vertical-align:middle;margin-right:8px">`
}

/** A line as HTML, with its link to press. */
function toHtml(line: string, link: string | undefined, color: string): string {
  if (link === undefined) return escapeHtml(line)
  const address = escapeHtml(link)
  const anchor = `<a href="${address}" style="color:${color}">${address}</a>`
  return escapeHtml(line).replace(address, () => anchor)
}
