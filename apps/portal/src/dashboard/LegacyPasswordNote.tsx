import { LegacyPasswordBanner } from '@producer-portal/features/dashboard'
import { useEnvironment } from '../config/queries.js'
import { useLegacyPasswordBanner } from './state.js'

/** The banner about the password of the former system, where there is one, until this browser's reader dismisses it. */
export function LegacyPasswordNote() {
  const href = useEnvironment().data?.legacyPasswordUrl
  const { isShown, dismiss } = useLegacyPasswordBanner()
  return href && isShown && <LegacyPasswordBanner href={href} onDismiss={dismiss} />
}
