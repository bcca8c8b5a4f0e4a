import { sessionConstants } from './constants.ts'

/** The seconds after which the portal asks whether the user is still there. */
export interface IdleSettings {
  /** Idle time after which the prompt appears: half of the time-out. */
  readonly promptAfterSeconds: number
  /** From the prompt to the sign-out. */
  readonly countdownSeconds: number
}

export type IdleState =
  | { readonly kind: 'active'; readonly secondsToPrompt: number }
  | { readonly kind: 'prompt'; readonly remainingSeconds: number }
  | { readonly kind: 'expired' }

/**
 * The idle times from a deployment's settings. The countdown defaults to the other half of the time-out and is never
 * shorter than 20 seconds; values that are no positive numbers count as not set.
 */
export function idleSettings(given: {
  readonly idleTimeoutSeconds?: number | null
  readonly idleCountdownSeconds?: number | null
}): IdleSettings {
  const timeout = positive(given.idleTimeoutSeconds) ?? sessionConstants.idleTimeoutSeconds
  const half = timeout / 2
  const countdown = positive(given.idleCountdownSeconds) ?? half
  return {
    promptAfterSeconds: half,
    countdownSeconds: Math.max(sessionConstants.idleMinimumCountdownSeconds, countdown),
  }
}

/**
 * The state of the idle time. Compares clock times instead of counting ticks, so that sleep is detected.
 * @param lastActivityMs moment of the last activity in any tab
 * @param tokenSeconds seconds until the token expires, which also ends the idle time; infinite by default
 */
export function idleState(
  lastActivityMs: number,
  nowMs: number,
  settings: IdleSettings,
  tokenSeconds = Number.POSITIVE_INFINITY,
): IdleState {
  const idleSeconds = Math.max(0, (nowMs - lastActivityMs) / 1000)
  const secondsToPrompt = settings.promptAfterSeconds - idleSeconds
  const remaining = Math.ceil(Math.min(settings.countdownSeconds + secondsToPrompt, tokenSeconds))
  if (remaining <= 0) return { kind: 'expired' }
  if (secondsToPrompt > 0) return { kind: 'active', secondsToPrompt }
  return { kind: 'prompt', remainingSeconds: remaining }
}

/**
 * True if a session that is in use should be renewed now: when its token would expire before the idle time ends. So
 * active users are never signed out.
 * @param tokenSeconds seconds until the token ends
 */
export function isRenewalDue(tokenSeconds: number, settings: IdleSettings): boolean {
  return tokenSeconds < settings.promptAfterSeconds + settings.countdownSeconds
}

/** Between two renewals of a session, in seconds, unless its token lives shorter than four times that. */
const renewalIntervalMaxSeconds = 30

/**
 * The shortest time between two renewals of a session, in seconds: a quarter of the token's life, at most 30 seconds.
 * @param lifetimeSeconds how long the token lives; null while unknown
 */
export function renewalIntervalSeconds(lifetimeSeconds: number | null): number {
  return Math.min(renewalIntervalMaxSeconds, (lifetimeSeconds ?? Number.POSITIVE_INFINITY) / 4)
}

function positive(value: number | null | undefined): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null
}
