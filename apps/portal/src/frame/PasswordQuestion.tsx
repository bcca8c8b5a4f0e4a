import { PasswordExpiryModal } from '@producer-portal/features/profile'
import type { PasswordExpiryModalProps } from '@producer-portal/features/profile'

/** The question about a password that expires, in a file of its own: it is loaded when it is first asked. */
export function PasswordQuestion(props: PasswordExpiryModalProps) {
  return <PasswordExpiryModal {...props} />
}
