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
 */
export function idleState(lastActivityMs: number, nowMs: number, settings: IdleSettings): IdleState {
  const idleSeconds = Math.max(0, (nowMs - lastActivityMs) / 1000)
  const secondsToPrompt = settings.promptAfterSeconds - idleSeconds
  if (secondsToPrompt > 0) return { kind: 'active', secondsToPrompt }
  const remaining = Math.ceil(settings.countdownSeconds + secondsToPrompt)
  return remaining > 0 ? { kind: 'prompt', remainingSeconds: remaining } : { kind: 'over' }
}

function positive(value: number | null | undefined): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null
}
