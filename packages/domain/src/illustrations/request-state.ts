import type { IllustrationAgent, IllustrationRecipient, SelectedPolicy } from './entities.ts'

/** An in-force illustration request while it is filled in. */
export interface IllustrationRequest {
  readonly agent: IllustrationAgent | null
  readonly policy: SelectedPolicy | null
  readonly recipient: IllustrationRecipient | null
  readonly instructions: string
  /** The box 'I need a custom scenario.' */
  readonly isCustom: boolean
  /** True after a submission until the instructions, the policy or the agent change. */
  readonly isSubmitted: boolean
  readonly banner: IllustrationBanner | null
}

/** What the banner after a submission says. */
export interface IllustrationBanner {
  readonly kind: 'info' | 'error'
  /** The message that the server saved; an error banner shows it. */
  readonly message: string | null
  /** The client's name and the policy number, which a success names. */
  readonly client: string
  readonly policy: string
  /** Sent per the instructions, or announced by SMS when ready to run. */
  readonly delivery: 'instructions' | 'sms'
}
