export { confirmContact, contactSessionSchema, initiateContactChange } from './contact-endpoints.ts'
export { updateTextAlerts, verifyContactChange } from './contact-endpoints.ts'
export { decodeAmpersands } from './decode-ampersands.ts'
export { canSaveEmail, emailMax, isEmail, isEmailConfirmed, isSameEmail } from './email.ts'
export {
  updateBusinessPhone,
  updateEmail,
  updateFieldDirectory,
  updateName,
  updatePassword,
  updateSecurityQuestion,
} from './change-endpoints.ts'
export { getMessageCount, getProfile } from './endpoints.ts'
export { displayIdentity, initialsOf } from './identity.ts'
export type { DisplayIdentity } from './identity.ts'
export { canSaveName, isNameChanged, nameMax, nameOfProfile, suffixMax } from './name.ts'
export type { PersonName } from './name.ts'
export { canSavePassword } from './password-change.ts'
export type { PasswordChange } from './password-change.ts'
export {
  canSaveBusinessPhone,
  canSaveMobilePhone,
  digitsOf,
  formatPhone,
  isBusinessPhoneChanged,
  isPhone,
  isSamePhone,
  phoneExtMax,
} from './phone.ts'
export type { BusinessPhone } from './phone.ts'
export { profileSchema } from './profile.ts'
export type { Profile } from './profile.ts'
export {
  answerMax,
  canSaveSecurityQuestion,
  chosenQuestion,
  ownQuestion,
  questionMax,
  securityQuestions,
} from './security-question.ts'
export type { SecurityQuestionForm } from './security-question.ts'
export { messageCountSchema, unreadBadge } from './unread.ts'
export type { MessageCount } from './unread.ts'
