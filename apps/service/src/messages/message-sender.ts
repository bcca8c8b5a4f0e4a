import { isDemoMode } from '@producer-portal/domain/config'
import type { Settings } from '../config/settings.ts'
import { getPublicOrigin } from '../config/settings.ts'
import { showSetting } from '../config/show-setting.ts'
import type { Log } from '../log.ts'
import type { Database } from '../store/database/database.ts'
import type { MessageKind, OutgoingMessage } from '../store/outbox.ts'
import { putInOutbox } from '../store/outbox.ts'
import { createDelivery } from './delivery.ts'
import type { Delivery } from './delivery.ts'
import { createMailSender } from './mail-sender.ts'
import type { Send } from './send.ts'
import { createWebhookSender } from './webhook-sender.ts'

/** Messages that wait to be sent. */
export interface Outbox {
  /** True if there is a way to send messages of this kind. */
  readonly sends: (kind: MessageKind) => boolean
  /**
   * Puts a message into the outbox, in the transaction of `db`. Once that is committed, `deliver` makes the first try; when
   * nobody does, because the process was killed, it is tried within minutes.
   * @returns its number; null in demos without a way to send it, where the outbox is as far as it goes
   */
  readonly put: (db: Database, message: OutgoingMessage) => Promise<number | null>
}

/** Sends messages by the ways that the settings name. */
export interface MessageSender extends Delivery, Outbox {}

/** A setting that does nothing without another. */
type HalfSetting =
  | 'MAIL_FROM'
  | 'MESSAGE_WEBHOOK_SECRET'
  | 'MESSAGE_WEBHOOK_URL'
  | 'SMTP_URL'
  | 'SUBMISSION_WEBHOOK_SECRET'
  | 'SUBMISSION_WEBHOOK_URL'

interface Parts {
  readonly settings: Settings
  readonly db: Database
  readonly now: () => Date
  readonly log: Log
}

/**
 * The ways of this deployment: email by SMTP, text messages and calls by webhook, and so emails without SMTP. A message
 * without a setting stays in the outbox in demo modes, and is not sent in others. Settings of which the other half is
 * missing are logged and left out, and so is a mail server that doesn't answer; neither keeps the service from starting.
 */
export function openMessageSender({ settings, db, now, log }: Parts): MessageSender {
  const { SMTP_URL, MAIL_FROM, MESSAGE_WEBHOOK_URL, MESSAGE_WEBHOOK_SECRET, BRAND: brand } = settings
  const needs = (name: HalfSetting, missing: HalfSetting) =>
    log.event('setting not used', { name, value: showSetting(name, settings[name] ?? ''), missing })
  const ways = new Map<MessageKind, Send>()
  if (MESSAGE_WEBHOOK_URL && MESSAGE_WEBHOOK_SECRET) {
    const send = createWebhookSender({ url: MESSAGE_WEBHOOK_URL, secret: MESSAGE_WEBHOOK_SECRET, now })
    for (const kind of messageKinds) ways.set(kind, send)
  } else if (MESSAGE_WEBHOOK_URL) needs('MESSAGE_WEBHOOK_URL', 'MESSAGE_WEBHOOK_SECRET')
  else if (MESSAGE_WEBHOOK_SECRET) needs('MESSAGE_WEBHOOK_SECRET', 'MESSAGE_WEBHOOK_URL')
  const { SUBMISSION_WEBHOOK_URL, SUBMISSION_WEBHOOK_SECRET } = settings
  if (SUBMISSION_WEBHOOK_URL && !SUBMISSION_WEBHOOK_SECRET) needs('SUBMISSION_WEBHOOK_URL', 'SUBMISSION_WEBHOOK_SECRET')
  if (!SUBMISSION_WEBHOOK_URL && SUBMISSION_WEBHOOK_SECRET) needs('SUBMISSION_WEBHOOK_SECRET', 'SUBMISSION_WEBHOOK_URL')
  if (SMTP_URL && MAIL_FROM) {
    const mail = createMailSender({ url: SMTP_URL, from: MAIL_FROM, brand, origin: getPublicOrigin(settings) })
    ways.set('email', mail.send)
    mail.check().then(
      () => log.event('mail server ready', { server: SMTP_URL.host }),
      (error: unknown) =>
        log.error('mail server not ready', error, { name: 'SMTP_URL', value: showSetting('SMTP_URL', SMTP_URL) }),
    )
  } else if (SMTP_URL) needs('SMTP_URL', 'MAIL_FROM')
  else if (MAIL_FROM) needs('MAIL_FROM', 'SMTP_URL')
  return {
    ...createDelivery({ db, now, log, ways, keepsText: isDemoMode(settings.PORTAL_MODE) }),
    ...openOutbox({ settings, now }),
  }
}

/** The outbox alone, for commands that leave the sending to the service. */
export function openOutbox({ settings, now }: Pick<Parts, 'settings' | 'now'>): Outbox {
  const isDemo = isDemoMode(settings.PORTAL_MODE)
  return {
    sends: (kind) => isDemo || hasWay(kind, settings),
    put: async (transaction, message) => {
      const queuedAt = now()
      if (!hasWay(message.kind, settings)) {
        await putInOutbox(transaction, message, { sentAt: queuedAt })
        return null
      }
      return putInOutbox(transaction, message, { queuedAt, nextTryAt: new Date(queuedAt.getTime() + firstTryMs) })
    },
  }
}

function hasWay(kind: MessageKind, settings: Settings): boolean {
  const { SMTP_URL, MAIL_FROM, MESSAGE_WEBHOOK_URL, MESSAGE_WEBHOOK_SECRET } = settings
  const hasMail = SMTP_URL !== undefined && MAIL_FROM !== undefined
  return (kind === 'email' && hasMail) || (MESSAGE_WEBHOOK_URL !== undefined && MESSAGE_WEBHOOK_SECRET !== undefined)
}

/** The time for the first try by the process that puts a message into the outbox, in milliseconds. */
const firstTryMs = 60_000

const messageKinds = ['email', 'sms', 'voice'] as const satisfies readonly MessageKind[]
