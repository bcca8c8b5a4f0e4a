import { sessionConstants } from './constants.ts'

/** When the portal asks whether somebody is still there, in seconds. */
export interface IdleSettings {
  /** Idle time after which the prompt appears: half of the time-out. */
  readonly promptAfterSeconds: number
  /** From the prompt to the sign-out. */
  readonly countdownSeconds: number
}

export type IdleState =
  | { readonly kind: 'active'; readonly secondsToPrompt: number }
  | { readonly kind: 'prompt'; readonly remainingSeconds: number }
  | { readonly kind: 'over' }

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
 * Where the idle time stands. Compares moments on the clock and counts no ticks, so a sleeping machine is noticed.
 * @param lastActivityMs moment of the last activity in any tab
 * @param tokenSeconds seconds until the token itself ends, which no idle time outlives; endless by default
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
  if (remaining <= 0) return { kind: 'over' }
  if (secondsToPrompt > 0) return { kind: 'active', secondsToPrompt }
  return { kind: 'prompt', remainingSeconds: remaining }
}

/**
 * Whether a session that is in use should be renewed now: when its token would end before the idle time does. Whoever
 * works is thus never signed out in the middle of it.
 * @param tokenSeconds seconds until the token ends
 */
export function isRenewalDue(tokenSeconds: number, settings: IdleSettings): boolean {
  return tokenSeconds < settings.promptAfterSeconds + settings.countdownSeconds
}

function positive(value: number | null | undefined): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null
}
