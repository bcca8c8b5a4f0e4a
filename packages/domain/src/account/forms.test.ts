import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { accountFields } from './account-fields.ts'
import { businessPhoneForm, emailForm, mobilePhoneForm, securityQuestionForm } from './forms.ts'
import { nameChangeSchema } from './requests.ts'
import { ownQuestion, securityQuestions } from './security.ts'

/** The first problem of each field, as a form shows them; what is sent when there is none. */
function send(schema: v.GenericSchema, typed: unknown): unknown {
  const { success, output, issues } = v.safeParse(schema, typed)
  if (success) return output
  const first = new Map<string, string>()
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? ''
    if (!first.has(field)) first.set(field, issue.message)
  }
  return [...first.values()]
}

describe('a new email address', () => {
  const form = emailForm('rivera@example.com')
  const long = `${'x'.repeat(250)}@a.co`
  test.each([
    ['another one, typed twice', 'new@example.com', 'new@example.com', 'new@example.com'],
    ['blanks around it', ' new@example.com', 'new@example.com ', 'new@example.com'],
    ['a plus and an apostrophe', "o'connor+a@example.com", "o'connor+a@example.com", "o'connor+a@example.com"],
    ['nothing', '', '', ['emailMissing', 'confirmationMissing']],
    ['no address', 'new', 'new', ['emailInvalid']],
    ['a blank inside', 'a b@example.com', 'a b@example.com', ['emailInvalid']],
    ['a hyphen at the end of the domain', 'a@example-.com', 'a@example-.com', ['emailInvalid']],
    ['more than 254 characters', long, long, ['emailInvalid']],
    ['the current one', 'Rivera@example.com', 'Rivera@example.com', ['emailSame']],
    ['once only', 'new@example.com', '', ['confirmationMissing']],
    ['two that differ', 'new@example.com', 'mew@example.com', ['emailsDiffer']],
    ['no address, and another one', 'new', 'mew', ['emailInvalid', 'emailsDiffer']],
  ])('%s', (_, email, emailVerified, expected) => {
    const sent = typeof expected === 'string' ? { email: expected, emailVerified: expected } : expected
    expect(send(form, { email, emailVerified })).toEqual(sent)
  })
})

describe('a name', () => {
  const name = { firstName: ' Robert', middleName: '', lastName: 'Chen', suffixName: ' III ' }
  test.each([
    ['is sent without blanks around its parts', {}, { ...name, firstName: 'Robert', suffixName: 'III' }],
    ['needs a first one', { firstName: ' ' }, ['firstMissing']],
    ['needs a last one', { lastName: '' }, ['lastMissing']],
    ['needs one that can be seen', { firstName: '\u2060', lastName: '\u200b \u3164' }, ['firstMissing', 'lastMissing']],
    ['needs both', { firstName: '', lastName: '' }, ['firstMissing', 'lastMissing']],
  ])('%s', (_, change, expected) => {
    expect(send(nameChangeSchema, { ...name, ...change })).toEqual(expected)
  })
})

describe('a mobile phone', () => {
  test.each([
    ['another number', '(773) 555-0199', '7735550101', { mobilePhone: '7735550199' }],
    ['a first number', '7735550101', null, { mobilePhone: '7735550101' }],
    ['no number', '', '7735550101', ['phoneFirst']],
    ['one that is too short', '773', '7735550101', ['phoneInvalid']],
    ['the current number written otherwise', '(773) 555-0101', '7735550101', ['phoneSame']],
    ['the current number with a leading 1', '+1 773 555 0101', '7735550101', ['phoneSame']],
    ['the current number without its leading 1', '7735550101', '17735550101', ['phoneSame']],
  ])('%s', (_, mobilePhone, current, expected) => {
    expect(send(mobilePhoneForm(current), { mobilePhone })).toEqual(expected)
  })
})

describe('a business phone', () => {
  const typed = { phone: '(312) 555-0101', phoneExt: '204' }
  test.each([
    ['of ten digits', {}, { phone: '3125550101', phoneExt: '204' }],
    ['of another country', { phone: '+49305550101' }, { phone: '49305550101', phoneExt: '204' }],
    ['with words around its extension', { phoneExt: 'ext. 20 41' }, { phone: '3125550101', phoneExt: '2041' }],
    ['without an extension', { phoneExt: '' }, { phone: '3125550101', phoneExt: '' }],
    ['that is missing', { phone: '' }, ['phoneMissing']],
    ['that is too short', { phone: '312555' }, ['phoneInvalid']],
    ['with an extension that is too long', { phoneExt: '123456' }, ['extensionTooLong']],
  ])('%s', (_, change, expected) => {
    expect(send(businessPhoneForm, { ...typed, ...change })).toEqual(expected)
  })
})

describe('the profile has what was saved', () => {
  const { name, email, businessPhone } = accountFields
  const named = { firstName: 'Robert', middleName: '', lastName: 'Chen', suffixName: 'III' }
  const { suffixName: suffix, ...parts } = named
  test.each([
    ['a name', name.toProfile(named), { ...parts, middleName: null, suffix, fullName: 'Robert Chen III' }],
    [
      'a middle name and no suffix',
      name.toProfile({ ...named, middleName: 'M.', suffixName: '' }),
      { ...parts, middleName: 'M.', suffix: null, fullName: 'Robert M. Chen' },
    ],
    ['a name without a suffix', name.toProfile({ ...named, suffixName: '' }).fullName, 'Robert Chen'],
    ['an email', email.toProfile({ email: 'a@example.com', emailVerified: '' }), { email: 'a@example.com' }],
    ['no extension', businessPhone.toProfile({ phone: '3125550101', phoneExt: '' }).phoneExt, null],
    ['an extension', businessPhone.toProfile({ phone: '3125550101', phoneExt: '204' }).phoneExt, '204'],
  ])('%s', (_, saved, expected) => {
    expect(saved).toEqual(expected)
  })
})

describe('a security question', () => {
  const preset = { choice: securityQuestions[0], answer: ' Lakeside', answerVerified: 'Lakeside' }
  const answers = { answer: 'Lakeside', answerVerified: 'Lakeside' }
  const own = { ...preset, choice: ownQuestion }
  test.each([
    ['of the list', preset, { question: securityQuestions[0], ...answers }],
    ['of the user', { ...own, ownText: ' Favorite lake? ' }, { question: 'Favorite lake?', ...answers }],
    [
      'with nothing filled in',
      { choice: '', answer: '', answerVerified: ' ' },
      ['questionMissing', 'answerMissing', 'confirmationMissing'],
    ],
    ['of the user without a text', { ...own, ownText: ' ' }, ['ownQuestionMissing']],
    ['with answers that differ', { ...preset, answerVerified: 'lakeside' }, ['answersDiffer']],
    [
      'with everything wrong',
      { ...own, ownText: '', answer: '', answerVerified: 'x' },
      ['answerMissing', 'ownQuestionMissing', 'answersDiffer'],
    ],
  ])('%s', (_, typed, expected) => {
    expect(send(securityQuestionForm, typed)).toEqual(expected)
  })
})
