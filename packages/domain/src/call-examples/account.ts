import { navigationTree, notificationPreferences } from '../catalog/index.ts'
import type { CallExamples } from '../openapi/types.ts'
import { mockQuickLinkGroups, mockQuickLinkSelections, siteNotification } from '../mocks/dashboard.ts'
import { demoPassword, demoPerson } from '../mocks/people/demo-people.ts'
import { hoursAgo } from './moment.ts'

const newPassword = 'Harbor#2026'
const token = 'bGluayBieSBlbWFpbA'
const { profile } = demoPerson('rivera')

/** The first of a list. */
const few = <T>(list: readonly T[]) => list.slice(0, 2)

export const accountExamples: CallExamples = {
  getProfile: { answer: profile },
  getMessageCount: { answer: { unreadSms: 3 } },
  updatePassword: {
    body: { newPassword, newPasswordVerified: newPassword, oldPassword: demoPassword },
    answer: {},
  },
  updateSecurityQuestion: {
    body: { question: 'What was the name of your first school?', answer: 'Lakeview', answerVerified: 'Lakeview' },
    answer: {},
  },
  updateEmail: { body: { email: 'elena@example.com', emailVerified: 'elena@example.com' }, answer: {} },
  updateBusinessPhone: { body: { phone: '3125550111', phoneExt: '204' }, answer: {} },
  updateName: {
    body: { firstName: 'Elena', lastName: 'Rivera', middleName: 'Maria', suffixName: '' },
    answer: {},
  },
  updateFieldDirectory: { body: { showInFieldDirectory: true }, answer: {} },
  initiateContactChange: {
    body: { phoneNumber: '7735550111', otpMethod: 'sms-mobile' },
    answer: { sessionId: 'cGhvbmUgY2hhbmdl' },
  },
  verifyContactChange: {
    body: { sessionId: 'cGhvbmUgY2hhbmdl', otpCode: '482913', otpMethod: 'sms-mobile' },
    answer: {},
  },
  updateLanguage: { body: { language: 'fr-CA' }, answer: {} },
  updateTextAlerts: { body: { enabled: true }, answer: {} },
  confirmContact: { body: {}, answer: {} },
  getNotificationPreferences: { answer: notificationPreferences },
  saveNotificationPreference: { body: { key: 'newbusiness-followup', enabled: true }, answer: {} },
  getRememberedDevices: {
    answer: [{ id: '12', name: 'Chrome on Windows', rememberedAt: hoursAgo(72), isCurrent: true }],
  },
  forgetDevice: { body: { id: '12' }, answer: {} },
  getContactChange: {
    params: { token },
    answer: { kind: 'email', action: 'confirm', contact: 'e•••@example.com', changedAt: hoursAgo(1) },
  },
  confirmNewEmail: { body: { token }, answer: {} },
  undoContactChange: { body: { token }, answer: {} },
  getNavigationTree: { answer: few(navigationTree) },
  getCurrentNotification: { answer: siteNotification },
  dismissNotification: { query: { type: 'welcome' }, answer: {} },
  getQuickLinks: {
    answer: Object.fromEntries(Object.entries(mockQuickLinkGroups()).map(([group, links]) => [group, few(links)])),
  },
  getQuickLinkSelections: { answer: few(mockQuickLinkSelections) },
  saveQuickLinkSelections: {
    body: { quickLinkIds: few(mockQuickLinkSelections).map(({ quickLink }) => quickLink.id), userId: 'rivera' },
    answer: {},
  },
  getHelpFeedback: { params: { page: 'upload-faq' }, answer: { isHelpful: true, comment: '' } },
  saveHelpFeedback: {
    params: { page: 'upload-faq' },
    body: { isHelpful: true, comment: 'The picture helped.' },
    answer: {},
  },
}
