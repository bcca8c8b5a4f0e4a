import { createHmac } from 'node:crypto'
import type { Send } from './send.ts'

/** The longest that the receiver may take, in milliseconds. */
const timeout = 10_000

interface WebhookSettings {
  readonly url: URL
  /** Shared with the receiver; signs each message. */
  readonly secret: string
  readonly now: () => Date
}

/**
 * Hands messages to a service of the deployment, in the form of Standard Webhooks: `webhook-id` names the message and is its
 * idempotency key, `webhook-timestamp` is in seconds, and `webhook-signature` is `v1,` and the base64 of the HMAC-SHA256
 * of `id.timestamp.body`. The body is JSON: `{id, kind, to, subject, text, code?, link?}`. Any 2xx status takes the
 * message.
 */
export function createWebhookSender(settings: WebhookSettings): Send {
  return ({ messageId: id, kind, sentTo: to, subject, body: text, code, link }) =>
    postSigned(settings, id, { id, kind, to, subject, text, code, link })
}

/**
 * Posts JSON in the form of Standard Webhooks.
 * @param id the same whenever it is posted again
 * @throws {Error} when the receiver didn't take it, or it isn't known whether it did
 */
export async function postSigned({ url, secret, now }: WebhookSettings, id: string, content: object): Promise<void> {
  const timestamp = Math.floor(now().getTime() / 1000)
  const body = JSON.stringify(content)
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')
  const response = await fetch(url, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': `v1,${signature}`,
    },
    // The message would go to an address that nobody configured
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`The webhook answered ${response.status}`)
}
