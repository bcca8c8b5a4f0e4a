import { passwordRuleTexts } from '@producer-portal/domain/auth'
import { authored, defineMessages } from './define-messages.js'

/** The texts of a form for a new password, alike wherever one is chosen; the rules of its entries name some of them. */
export const newPasswordMessages = defineMessages('new-password', {
  password: authored('New password'),
  showPassword: authored('Show new password'),
  confirmation: authored('Confirm new password'),
  showConfirmation: authored('Show confirmation'),
  currentPasswordMissing: authored('Enter your current password.'),
  passwordUnmet: authored('Choose a password that meets every rule.'),
  confirmationUnmet: authored('Type the same password in both fields.'),
  ...passwordRuleTexts,
})
