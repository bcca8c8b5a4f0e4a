export {
  type BusinessPhoneForm,
  toBusinessPhoneForm,
  type EmailForm,
  emptyEmailForm,
  type NameForm,
  toNameForm,
} from './AccountForm/account-forms.js'
export type { AccountChangeProps } from './AccountForm/AccountForm.js'
export type { AccountHrefs } from './AccountLayout/account-links.js'
export { AccountLayout, type AccountLayoutProps } from './AccountLayout/AccountLayout.js'
export { ChangeBusinessPhone, type ChangeBusinessPhoneProps } from './ChangeBusinessPhone/ChangeBusinessPhone.js'
export { ChangeEmail, type ChangeEmailProps } from './ChangeEmail/ChangeEmail.js'
export { ChangeMobilePhone, type ChangeMobilePhoneProps } from './ChangeMobilePhone/ChangeMobilePhone.js'
export { ChangeName, type ChangeNameProps } from './ChangeName/ChangeName.js'
export { ChangePassword, type ChangePasswordProps } from './ChangePassword/ChangePassword.js'
export type { ContactName } from './contact-facts.js'
export { FullProfile, type FullProfileProps } from './FullProfile/FullProfile.js'
export type { ProfileHrefs } from './FullProfile/profile-hrefs.js'
export { accountChangeMessages, mobilePhoneMessages, accountMessages, securityQuestionMessages } from './messages.js'
export {
  NotificationPreferences,
  type NotificationPreferencesProps,
} from './NotificationPreferences/NotificationPreferences.js'
export { PasswordExpiryModal, type PasswordExpiryModalProps } from './PasswordExpiryModal/PasswordExpiryModal.js'
export { Preferences, type PreferencesProps } from './Preferences/Preferences.js'
export { RememberedDevices, type RememberedDevicesProps } from './RememberedDevices/RememberedDevices.js'
export { emptyQuestionForm } from './SecurityQuestion/security-question-problems.js'
export { SecurityQuestion, type SecurityQuestionProps } from './SecurityQuestion/SecurityQuestion.js'
export { VerifyContact, type VerifyContactProps } from './VerifyContact/VerifyContact.js'
export { VerifyMobilePhone, type VerifyMobilePhoneProps } from './VerifyMobilePhone/VerifyMobilePhone.js'
