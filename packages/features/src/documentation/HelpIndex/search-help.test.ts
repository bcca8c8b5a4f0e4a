import { describe, expect, test } from 'vitest'
import { createHelpSearch, toHelpTopics, toSearchWords } from './search-help.js'
import { defaultMessagesContext } from '../../testing/default-messages.js'

const searchWords = createHelpSearch(toHelpTopics(defaultMessagesContext))
const search = (text: string) => searchWords(toSearchWords(text))
const about = (title: string, text: string) =>
  ({ page: 'upload-faq', pageTitle: 'Uploads', title, texts: [text] }) as const
const addresses = (text: string) =>
  search(text).map(({ topic: { page, anchor } }) => (anchor ? `${page}#${anchor}` : page))

describe('words of a search', () => {
  test.each([
    ['', []],
    [' a ', []],
    ['Lock', ['lock']],
    ['How do I lock a column?', ['lock', 'column']],
    ['what is it', ['what', 'is', 'it']],
    ['columns of access', ['columns', 'access']],
    ['  25   MB ', ['25', 'mb']],
    ['25MB', ['25', 'mb']],
    ['(((', []],
  ])('%j: %j', (typed, words) => {
    expect(toSearchWords(typed)).toEqual(words)
  })
})

describe('searching the help pages', () => {
  test.each([
    ['locking', 'column-settings-faq#locking'],
    ['280 characters', 'upload-faq#comments'],
    ['merged pdf', 'upload-faq#merging'],
    ['SUSPEND', 'suspend-reactivate-office-staff'],
    ['thirty-day', 'transition-communication#policy'],
    ['open classic dashboard', 'phase-out-classic-pw-faq#back'],
    ['share agency information', 'share-agency-info'],
    ['quick links remove', 'quicklinks-faq#adding'],
    ['25MB', 'upload-faq#files'],
    ['suspending people', 'suspend-reactivate-office-staff#how'],
    ['delete links', 'quicklinks-faq#adding'],
    ['freeze a column', 'column-settings-faq#locking'],
    ['access review', 'manage-access-faq#review'],
    ['template', 'manage-access-faq#template'],
    ['statements', 'portal-faq#statements'],
    ['where are my earnings', 'portal-faq#statements'],
    ['illustrations', 'portal-faq#illustrations'],
    ['illustrati', 'portal-faq#illustrations'],
    ['client lookup', 'portal-faq#client-lookup'],
    ['find a customer', 'portal-faq#client-lookup'],
    ['look up a client', 'portal-faq#client-lookup'],
    ['looking up clients', 'portal-faq#client-lookup'],
    ['offline', 'portal-faq#current'],
    ['no internet', 'portal-faq#current'],
    ['where should I see my statements', 'portal-faq#statements'],
    ['leaderboard', 'portal-faq#leaderboard'],
    ['ranking', 'portal-faq#leaderboard'],
    ['password reset', 'portal-faq#password'],
    ['I forgot my password', 'portal-faq#password'],
    ['forgot user id', 'portal-faq#user-id'],
    ['account locked', 'portal-faq#locked'],
    ['login problems', 'portal-faq#locked'],
    ["can't log in", 'portal-faq#locked'],
    ['two factor', 'portal-faq#code'],
    ['verification code not received', 'portal-faq#code'],
    ['remember this device', 'portal-faq#code'],
    ['change email', 'portal-faq#contact'],
    ['change my phone number', 'portal-faq#contact'],
    ['security question', 'portal-faq#contact'],
    ['session expired', 'portal-faq#signed-out'],
    ['logged out', 'portal-faq#signed-out'],
    ['text alerts', 'portal-faq#preferences'],
    ['notification settings', 'portal-faq#preferences'],
    ['field directory', 'portal-faq#preferences'],
    ['filter cases', 'portal-faq#lists'],
    ['phone number of the help desk', 'portal-faq#help-desk'],
    ['client birthday', 'portal-faq#client-lookup'],
    ['dark mode', 'portal-faq#display'],
    ['sort a list', 'portal-faq#lists'],
    ['print', 'portal-faq#lists'],
    ['widen column', 'portal-faq#lists'],
    ['missed payment', 'portal-faq#lapses'],
    ['policy lapse', 'portal-faq#lapses'],
    ['download statement', 'portal-faq#statements'],
    ['commission', 'portal-faq#statements'],
    ['how many files', 'upload-faq#files'],
    ['jpg', 'upload-faq#files'],
    ['how to change a bank account', 'portal-faq#bank-account'],
    ['direct deposit', 'portal-faq#bank-account'],
    ['update my banking', 'portal-faq#bank-account'],
    ['where is my 1099', 'portal-faq#tax-forms'],
    ['tax form', 'portal-faq#tax-forms'],
    ['W-9', 'portal-faq#tax-forms'],
    ['change a beneficiary', 'portal-faq#contract-changes'],
    ['client moved address', 'portal-faq#contract-changes'],
    ['change of ownership', 'portal-faq#contract-changes'],
    ['keyboard shortcuts', 'portal-faq#keyboard'],
    ['what does underwriting status mean', 'portal-faq#case-status'],
    ['awaiting requirements', 'portal-faq#case-status'],
    ['why was my case declined', 'portal-faq#case-status'],
    ['not in good order', 'portal-faq#requirement-status'],
    ['who is my underwriter', 'portal-faq#case-contact'],
    ['contact home office', 'portal-faq#case-contact'],
    ['withdraw an application', 'portal-faq#case-contact'],
    ['cash value', 'portal-faq#policy-values'],
    ['policy loan', 'portal-faq#policy-values'],
    ['pay a premium', 'portal-faq#policy-values'],
    ['make a payment', 'portal-faq#policy-values'],
    ['start a new application', 'portal-faq#applications'],
    ['get a quote', 'portal-faq#applications'],
    ["can't find a case", 'portal-faq#missing'],
    ['missing client', 'portal-faq#missing'],
    ['where are my commissions', 'portal-faq#commissions'],
    ['renew my license', 'portal-faq#licensing'],
    ['contracting', 'portal-faq#licensing'],
    ['open a case in a new tab', 'portal-faq#new-tab'],
    ['refresh', 'portal-faq#current'],
    ['mobile app', 'portal-faq#mobile-app'],
    ['taxes', 'portal-faq#tax-forms'],
    ['which browser', 'portal-faq#browsers'],
    ['forms', 'portal-faq#contract-changes'],
  ])('%s finds %s', (typed, address) => {
    expect(addresses(typed)).toContain(address)
  })

  test('every word has to be there', () => {
    expect(addresses('locking zeppelin')).toEqual([])
  })

  test.each([
    ['reorder', 'How do I reorder columns?'],
    // An answer about uploads, which comes first of all, has it in its text
    ['remove', 'How do I add and remove links?'],
    ['changes', 'When do my changes count?'],
  ])('a match of %s in the title comes before one in the text', (text, title) => {
    expect(search(text)[0]?.topic.title).toBe(title)
  })

  test('one match in a title comes before several in a text', () => {
    const topics = [about('Lamps', 'Lanterns, more lanterns, and lanterns again'), about('Lanterns', 'They glow')]
    expect(createHelpSearch(topics)(['lanterns']).map(({ topic }) => topic.title)).toEqual(['Lanterns', 'Lamps'])
  })

  test('the excerpt is the text that has most of the words', () => {
    const locking = search('lock 3 columns').find(({ topic }) => topic.anchor === 'locking')
    expect(locking?.excerpt.map(({ text }) => text).join('')).toMatch(/^You can lock up to 3 columns/)
  })

  test('signs of a regular expression are searched for as they are', () => {
    expect(addresses('p*f')).toEqual([])
    expect(addresses('(((')).toEqual([])
  })

  test('the matched words are marked in title and text, without the marks of quoted labels', () => {
    const [result] = search('hidden rows')
    expect(result?.excerpt.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual([
      'Hidden',
      'hides',
      'rows',
      'hide',
    ])
    expect(new Set(result?.excerpt.map(({ start }) => start)).size).toBe(result?.excerpt.length)
    expect(result?.excerpt.map(({ text }) => text).join('')).toMatch(/^Hidden columns shows or hides/)
  })
})
