import { isDemoMode } from '@producer-portal/domain/config'
import type { Settings } from '../config/settings.ts'
import { getPublicOrigin } from '../config/settings.ts'
import type { Log } from '../log.ts'
import type { Database } from '../store/database/database.ts'
import type { MessageKind } from '../store/outbox.ts'
import { putInOutbox } from '../store/outbox.ts'
import { createMailSender } from './mail-sender.ts'
import type { Send } from './send.ts'
import { createWebhookSender } from './webhook-sender.ts'

/** Sends messages by the ways that the settings name. */
export interface MessageSender {
  /** True if there is a way to send messages of this kind. */
  readonly sends: (kind: MessageKind) => boolean
  readonly send: Send
}

interface Parts {
  readonly settings: Settings
  readonly db: Database
  readonly now: () => Date
  readonly log: Log
}

/**
 * The ways of this deployment: email by SMTP, text messages and calls by webhook, and so emails without SMTP. What no
 * setting names goes to the outbox in demo modes, and nowhere in others. Settings of which the other half is missing are
 * logged and left out, and so is a mail server that doesn't answer; neither keeps the service from starting.
 */
export function openMessageSender({ settings, db, now, log }: Parts): MessageSender {
  const { SMTP_URL, MAIL_FROM, MESSAGE_WEBHOOK_URL, MESSAGE_WEBHOOK_SECRET, BRAND: brand } = settings
  const needs = (name: string, missing: string) => log.event('setting not used', { name, missing })
  const ways = new Map<MessageKind, Send>()
  if (isDemoMode(settings.PORTAL_MODE)) {
    for (const kind of messageKinds) ways.set(kind, (message) => putInOutbox(db, message, now()))
  }
  if (MESSAGE_WEBHOOK_URL && MESSAGE_WEBHOOK_SECRET) {
    const send = createWebhookSender({ url: MESSAGE_WEBHOOK_URL, secret: MESSAGE_WEBHOOK_SECRET, now })
    for (const kind of messageKinds) ways.set(kind, send)
  } else if (MESSAGE_WEBHOOK_URL) needs('MESSAGE_WEBHOOK_URL', 'MESSAGE_WEBHOOK_SECRET')
  else if (MESSAGE_WEBHOOK_SECRET) needs('MESSAGE_WEBHOOK_SECRET', 'MESSAGE_WEBHOOK_URL')
  if (SMTP_URL && MAIL_FROM) {
    const mail = createMailSender({ url: SMTP_URL, from: MAIL_FROM, brand, origin: getPublicOrigin(settings) })
    ways.set('email', mail.send)
    mail.check().then(
      () => log.event('mail server ready', { server: SMTP_URL.host }),
      (error: unknown) => log.error('mail server not ready', error, { server: SMTP_URL.host }),
    )
  } else if (SMTP_URL) needs('SMTP_URL', 'MAIL_FROM')
  else if (MAIL_FROM) needs('MAIL_FROM', 'SMTP_URL')
  return {
    sends: (kind) => ways.has(kind),
    send: async (message) => {
      const send = ways.get(message.kind)
      if (send === undefined) throw new Error(`Nothing sends messages of the kind ${message.kind}`)
      await send(message)
    },
  }
}

const messageKinds = ['email', 'sms', 'voice'] as const satisfies readonly MessageKind[]
