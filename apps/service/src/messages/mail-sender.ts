import type { Brand } from '@producer-portal/domain/brand'
import { createTransport } from 'nodemailer'
import type { Send } from './send.ts'
import { composeMail } from './compose-mail.ts'
import { sendLimit, withinSendLimit } from './send.ts'

interface MailSettings {
  /** `smtp://user:password@mail.example:587`, or `smtps:` for TLS from the start. */
  readonly url: URL
  /** The sender: `Example <portal@mail.example>` */
  readonly from: string
  readonly brand: Brand
  /** The address of the portal. */
  readonly origin: string
}

/** Sends emails by SMTP. The connection is encrypted, or to this machine; a server that offers no TLS gets no message. */
export function createMailSender({ url, from, brand, origin }: MailSettings) {
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  const transport = createTransport({
    url: url.href,
    requireTLS: !isLoopback,
    tls: { rejectUnauthorized: !isLoopback },
    connectionTimeout: sendLimit,
    greetingTimeout: sendLimit,
    socketTimeout: sendLimit,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const send: Send = async (message) => {
    const { sentTo: to, subject } = message
    const mail = { from, to, subject, ...composeMail(message, { brand, origin }) }
    // Tells out-of-office programs not to answer
    await withinSendLimit(transport.sendMail({ ...mail, headers: { 'Auto-Submitted': 'auto-generated' } }))
  }
  return { send, check: () => withinSendLimit(transport.verify()) }
}
