import { InactivityModal } from '@producer-portal/features/session'
import type { InactivityModalProps } from '@producer-portal/features/session'

/** The question whether somebody is still there, in a file of its own: it is loaded when it is first asked. */
export function InactivityQuestion(props: InactivityModalProps) {
  return <InactivityModal {...props} />
}
