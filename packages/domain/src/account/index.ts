export { accountFieldIds, accountFields, getAccountField } from './account-fields.ts'
export type { AccountEntries, AccountField, AccountFieldId } from './account-fields.ts'
export { confirmNewEmail, getContactChange, undoContactChange, undoHours } from './contact-change-endpoints.ts'
export type { ContactChange } from './contact-change-endpoints.ts'
export { type Language, languageNames, languages, readLanguage } from './language.ts'
export { businessPhoneOfProfile, isSamePhone, phoneExtMax } from './contact.ts'

export { formatPhone, toDigits } from './phone-format.ts'
export { differTexts } from './requests.ts'
export {
  confirmContact,
  forgetDevice,
  getNotificationPreferences,
  getRememberedDevices,
  initiateContactChange,
  saveNotificationPreference,
  updateBusinessPhone,
  updateEmail,
  updateFieldDirectory,
  updateLanguage,
  updateName,
  updatePassword,
  updateSecurityQuestion,
  updateTextAlerts,
  verifyContactChange,
} from './change-endpoints.ts'
export { mobilePhoneForm, securityQuestionForm } from './forms.ts'
export type { SecurityQuestionChange } from './forms.ts'
export { getMessageCount, getProfile } from './endpoints.ts'
export { displayIdentity } from './display-identity.ts'
export { nameMax, nameOfProfile, suffixMax } from './name.ts'
export { canToggleNotification, notificationToggles } from './notification-preferences.ts'
export type { NotificationPreference, NotificationPreferenceKey } from './notification-preferences.ts'
export { accountFieldPages, messageCountSchema, profileSchema, unreadBadge } from './profile.ts'
export type { Profile } from './profile.ts'
export type { RememberedDevice } from './remembered-devices.ts'
export { answerMax, emptyQuestionForm, ownQuestion, questionMax, securityQuestions } from './security.ts'
export type { PasswordChange, SecurityQuestionForm } from './security.ts'
