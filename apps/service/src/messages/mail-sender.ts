import type { Brand } from '@producer-portal/domain/brand'
import { createTransport } from 'nodemailer'
import { errorText } from '../errors.ts'
import { composeMail } from './compose-mail.ts'
import type { Send } from './send.ts'
import { UndeliverableError } from './send.ts'

interface MailSettings {
  /** `smtp://user:password@mail.example:587`, or `smtps:` for TLS from the start. */
  readonly url: URL
  /** The sender: `Example <portal@mail.example>` */
  readonly from: string
  readonly brand: Brand
  /** The address of the portal. */
  readonly origin: string
  /** The longest silence of the server, in milliseconds. Default: 10 seconds until it greets, then 30. */
  readonly timeouts?: typeof usualTimeouts
}

const usualTimeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Sends emails by SMTP. The connection is encrypted, or to this machine; a server that offers no TLS gets no message. */
export function createMailSender({ url, from, brand, origin, timeouts = usualTimeouts }: MailSettings) {
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  const transport = createTransport({
    url: url.href,
    requireTLS: !isLoopback,
    tls: { rejectUnauthorized: !isLoopback },
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = /@([^>]+)/.exec(from)?.[1] ?? 'localhost'
  const send: Send = async (message) => {
    const { sentTo: to, subject, messageId } = message
    const mail = {
      from,
      to,
      subject,
      messageId: `<${messageId}@${domain}>`,
      ...composeMail(message, { brand, origin }),
    }
    // Tells out-of-office programs not to answer
    const headers = { 'Auto-Submitted': 'auto-generated' }
    await transport.sendMail({ ...mail, headers }).catch((error: unknown) => {
      throw isFinal(error) ? new UndeliverableError(errorText(error), { cause: error }) : error
    })
  }
  return { send, check: () => transport.verify() }
}

/** True if the server will never take this mail: it refused the recipient or the content for good. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false
  return Number(error.responseCode) >= 500 && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE')
}
