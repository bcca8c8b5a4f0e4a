import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import type { SMTPServerOptions } from 'smtp-server'

/** A mail server on this machine, for tests. */
export interface MailServer {
  /** Its address for `SMTP_URL`. */
  readonly url: string
  /** The mails that it took, as they came over the wire. */
  readonly mails: readonly string[]
  readonly close: () => Promise<void>
}

/** Starts a mail server that takes every mail unless the options say otherwise, on a free port by default. */
export async function openMailServer(options: SMTPServerOptions = {}, port = 0): Promise<MailServer> {
  const mails: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    // It has no certificate of its own
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onData: (stream, _session, done) => {
      const take = async () => {
        mails.push(await text(stream))
        done()
      }
      // A mail that is cut off isn't taken
      take().catch(() => undefined)
    },
    ...options,
  })
  // A client that gives up breaks its connection
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const { port: bound } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${bound}`,
    mails,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** The text of a part of a mail that is encoded for old servers. */
export function decodeMail(mail: string): string {
  const bytes = mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
