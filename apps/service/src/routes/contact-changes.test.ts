import type { Profile } from '@producer-portal/domain/account'
import type { OutboxEntry } from '@producer-portal/domain/config'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openFileService } from '../testing/file-service.ts'
import { rightPassword } from '../testing/test-service.ts'

const service = await openFileService()

const hour = 3600
const thief = 'thief@example.net'

const changeEmail = (token: string, email = thief) =>
  service.call('/api/profile/update/business-email', { json: { email, emailVerified: email }, token })
const change = async (userId: string, email: string) => changeEmail(await service.tokenOf(userId), email)
const post = (path: string, json: unknown, token?: string) => service.call(`/api${path}`, { json, token })
const isUnconfirmed = async (as: string) =>
  ((await service.call('/api/profile', { as })).body as Profile).isEmailUnconfirmed
const emailOf = async (userId: string) =>
  ((await service.call('/api/profile', { as: userId })).body as { email: string }).email

/** Reads the messages sent to an address or a number, newest first. */
async function sentTo(address: string): Promise<readonly { body: string; link: string | null }[]> {
  return service.services.db
    .selectFrom('outbox')
    .select(['body', 'link'])
    .where('sent_to', '=', address)
    .orderBy('id', 'desc')
    .execute()
}
const linkTo = async (address: string) => {
  const [newest] = await sentTo(address)
  return new URL(newest?.link ?? '').searchParams.get('token') ?? ''
}
/** The address that a link to set a new password goes to; undefined for none. */
async function resetGoesTo(userId: string): Promise<string | undefined> {
  const before = await countSent()
  await service.services.db.deleteFrom('sign_in_attempt').execute()
  expect((await post('/forgot-password/', { userId })).status).toBe(200)
  const newest = await service.services.db
    .selectFrom('outbox')
    .select(['sent_to', 'body'])
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return (await countSent()) > before && newest?.body.includes('Set a new password') ? newest.sent_to : undefined
}
const countSent = async () => (await service.services.db.selectFrom('outbox').select('id').execute()).length
const changePhone = async (userId: string, phoneNumber: string) => {
  const token = await service.tokenOf(userId)
  const otpMethod = 'sms-mobile'
  const { body } = await post('/profile/update/contact/initiate', { phoneNumber, otpMethod }, token)
  const outbox = (await service.call(`/api/dev/outbox?to=${userId}`)).body as OutboxEntry[]
  const { sessionId } = body as { sessionId: string }
  return post('/profile/update/contact/verify', { sessionId, otpCode: outbox[0]?.code, otpMethod }, token)
}

describe('a stolen session token', () => {
  test('takes over no account, not even with proof that is still fresh', async () => {
    const token = await service.tokenOf('mfa-mobile')
    service.advance(600)
    const newPhone = { phoneNumber: '7735550666', otpMethod: 'sms-mobile' }
    expect((await changeEmail(token)).status).toBe(403)
    expect((await post('/profile/update/contact/initiate', newPhone, token)).status).toBe(403)
    expect((await post('/session-proof/password', { password: 'guess' }, token)).status).toBe(400)
    expect((await post('/session-proof/code', { otpMethod: 'email' }, token)).status).toBe(422)

    // The token is stolen within ten minutes of the sign-in
    const owner = await emailOf('mfa-mobile')
    expect((await changeEmail(await service.tokenOf('mfa-mobile'))).status).toBe(200)
    expect((await sentTo(owner))[0]?.body).toContain("If you didn't do this, undo it within 72 hours")
    expect(await resetGoesTo('mfa-mobile')).toBe(owner)
    expect((await post('/contact-change/confirm', { token: await linkTo(thief) })).status).toBe(200)
    expect(await resetGoesTo('mfa-mobile')).toBe(owner)

    // The owner finds the message two days later
    service.advance(48 * hour)
    const undo = new URL((await sentTo(owner)).find(({ body }) => body.includes('undo it'))?.link ?? '')
    const link = undo.searchParams.get('token') ?? ''
    const stolen = await service.tokenOf('mfa-mobile')
    expect((await service.call(`/api/contact-change/${link}`)).body).toMatchObject({
      kind: 'email',
      action: 'undo',
      contact: 't***@example.net',
    })
    expect((await post('/contact-change/undo', { token: link })).status).toBe(200)
    expect((await service.call('/api/profile', { token: stolen })).status).toBe(401)
    expect(await emailOf('mfa-mobile')).toBe(owner)
    expect(await resetGoesTo('mfa-mobile')).toBe(owner)
    expect((await post('/contact-change/undo', { token: link })).status).toBe(404)
  })
})

describe('a new email address', () => {
  test('is shown at once, and counts once it is confirmed', async () => {
    const owner = await emailOf('lin')
    await changeEmail(await service.tokenOf('lin'), 'lin@new.example')
    expect(await emailOf('lin')).toBe('lin@new.example')
    expect(await resetGoesTo('lin')).toBe(owner)
    const sent = await countSent()
    await post('/forgot-user-id', { email: 'lin@new.example' })
    expect(await countSent()).toBe(sent)
    await post('/forgot-user-id', { email: owner.toUpperCase() })
    expect(await countSent()).toBe(sent + 1)

    const token = await linkTo('lin@new.example')
    expect((await service.call(`/api/contact-change/${token}`)).body).toMatchObject({ action: 'confirm' })
    expect((await post('/contact-change/confirm', { token })).status).toBe(200)
    expect((await post('/contact-change/confirm', { token })).status).toBe(404)
    await post('/forgot-user-id', { email: 'lin@new.example' })
    expect(await countSent()).toBe(sent + 2)
    service.advance(72 * hour)
    expect(await resetGoesTo('lin')).toBe('lin@new.example')
  })

  test('gets no link to set a password for 72 hours where there was none before, either', async () => {
    const account = service.services.db.updateTable('account').where('user_id', '=', 'sato')
    await account.set({ profile: sql`profile || '{"email": null}'` }).execute()
    await change('sato', thief)
    await post('/contact-change/confirm', { token: await linkTo(thief) })
    expect(await resetGoesTo('sato')).toBeUndefined()
    service.advance(72 * hour)
    expect(await resetGoesTo('sato')).toBe(thief)
  })

  test('that is mistyped is confirmed by nobody, and can be put right', async () => {
    const owner = await emailOf('brandt')
    await change('brandt', 'brant@example.com')
    const mistyped = await linkTo('brant@example.com')
    expect((await change('brandt', 'brant@example.com')).status).toBe(200)
    await change('brandt', 'brandt@new.example')
    expect((await post('/contact-change/confirm', { token: mistyped })).status).toBe(404)
    expect((await change('brandt', owner)).status).toBe(200)
    expect(await resetGoesTo('brandt')).toBe(owner)
    expect((await change('brandt', owner)).status).toBe(403)
    // Whatever its letter case, it counts at once
    await change('brandt', 'brandt@other.example')
    expect(await isUnconfirmed('brandt')).toBe(true)
    expect((await change('brandt', owner.toUpperCase())).status).toBe(200)
    expect(await isUnconfirmed('brandt')).toBe(false)
  })

  test('that a thief changes twice goes back to the first one', async () => {
    const owner = await emailOf('vega')
    await changeEmail(await service.tokenOf('vega'))
    const undo = await linkTo(owner)
    await post('/contact-change/confirm', { token: await linkTo(thief) })
    await changeEmail(await service.tokenOf('vega'), 'second@example.net')
    await post('/contact-change/confirm', { token: await linkTo('second@example.net') })
    expect(await resetGoesTo('vega')).toBe(owner)
    const second = new URL((await sentTo(owner)).find(({ body }) => body.includes('undo it'))?.link ?? '')
    const token = second.searchParams.get('token')
    expect(token).not.toBe(undo)
    expect((await post('/contact-change/undo', { token })).status).toBe(200)
    expect((await post('/contact-change/undo', { token: undo })).status).toBe(404)
    expect(await emailOf('vega')).toBe(owner)
  })

  test('gets no link that undoes what the owner puts right', async () => {
    const owner = await emailOf('okafor')
    await changeEmail(await service.tokenOf('okafor'))
    await post('/contact-change/confirm', { token: await linkTo(thief) })
    await changeEmail(await service.tokenOf('okafor'), owner)
    expect((await sentTo(thief))[0]).toMatchObject({ body: expect.not.stringContaining('undo it'), link: null })
  })

  test('that is confirmed after days can be undone for 72 hours from then', async () => {
    const owner = await emailOf('mfa-phones')
    await changeEmail(await service.tokenOf('mfa-phones'))
    const [undo, confirm] = [await linkTo(owner), await linkTo(thief)]
    service.advance(73 * hour)
    expect((await post('/contact-change/confirm', { token: confirm })).status).toBe(200)
    expect((await post('/contact-change/undo', { token: undo })).status).toBe(200)
    expect(await resetGoesTo('mfa-phones')).toBe(owner)
  })

  test('is not the only one that is told of another change', async () => {
    const owner = await emailOf('mfa-home')
    await changeEmail(await service.tokenOf('mfa-home'))
    await post('/contact-change/confirm', { token: await linkTo(thief) })
    expect((await changePhone('mfa-home', '7735550667')).status).toBe(200)
    expect((await sentTo(owner))[0]?.body).toContain('The mobile phone of your')
    expect((await sentTo(owner))[0]?.body).toContain('undo it within 72 hours')
    expect((await sentTo(thief))[0]).toMatchObject({ body: expect.not.stringContaining('undo it'), link: null })
  })

  test('is told of another password, and so is the one before', async () => {
    const owner = await emailOf('rivera')
    await changeEmail(await service.tokenOf('rivera'))
    await post('/contact-change/confirm', { token: await linkTo(thief) })
    const [newPassword, token] = ['Better#2027', await service.tokenOf('rivera')]
    const json = { oldPassword: rightPassword, newPassword, newPasswordVerified: newPassword }
    expect((await post('/profile/update/password', json, token)).status).toBe(200)
    for (const address of [owner, thief]) expect((await sentTo(address))[0]?.body).toContain('The password of your')
  })

  test('stays after 72 hours', async () => {
    const owner = await emailOf('frost')
    await changeEmail(await service.tokenOf('frost'))
    const token = await linkTo(owner)
    service.advance(72 * hour)
    expect((await service.call(`/api/contact-change/${token}`)).status).toBe(404)
    expect((await post('/contact-change/undo', { token })).status).toBe(404)
  })
})

test('a new mobile phone is told to the old one and by email, and can be undone', async () => {
  const userId = 'mfa-both'
  const owner = await emailOf(userId)
  const { mfa } = (await service.call('/api/profile', { as: userId })).body as Profile
  const phone = mfa?.sms ?? ''
  expect((await changePhone(userId, '7735550111')).status).toBe(200)
  const [told] = await sentTo(phone)
  expect(told?.body).toContain('The mobile phone of your Meridian Producer Portal account was changed.')
  expect((await sentTo(owner))[0]?.link).toBe(told?.link)
  const token = new URL(told?.link ?? '').searchParams.get('token') ?? ''
  expect((await service.call(`/api/contact-change/${token}`)).body).toMatchObject({
    kind: 'mobilePhone',
    contact: '******0111',
  })

  // A number that a thief has set proves nothing, and gets no link
  const stolen = await service.tokenOf(userId)
  expect((await service.call('/api/session-proof', { token: stolen })).body).toMatchObject({
    mobilePhone: phone.replaceAll(/\d(?=\d{4})/g, '*'),
  })
  expect((await post('/session-proof/code', { otpMethod: 'sms-mobile' }, stolen)).status).toBe(200)
  expect((await sentTo(phone))[0]?.body).toContain("passcode to confirm it's you")
  expect((await changePhone(userId, '7735550666')).status).toBe(200)
  expect((await sentTo('7735550111'))[0]?.link).toBeNull()

  expect((await post('/contact-change/undo', { token: await linkTo(owner) })).status).toBe(200)
  expect((await post('/contact-change/undo', { token })).status).toBe(404)
  const { body } = await post('/auth/login', { username: userId, password: rightPassword })
  const { sessionId } = body as { sessionId: string }
  await post('/auth/request-otp', { sessionId, otpMethod: 'sms-mobile' })
  expect((await sentTo(phone))[0]?.body).toContain('passcode')
})

const phoneOf = async (as: string) => ((await service.call('/api/profile', { as })).body as Profile).mfa?.sms

test('an undone mobile phone leaves the new email address as it is', async () => {
  const owner = await emailOf('ito')
  const phone = await phoneOf('ito')
  await change('ito', 'ito@new.example')
  await post('/contact-change/confirm', { token: await linkTo('ito@new.example') })
  expect((await changePhone('ito', '7735550668')).status).toBe(200)
  expect((await post('/contact-change/undo', { token: await linkTo(owner) })).status).toBe(200)
  expect([await phoneOf('ito'), await emailOf('ito')]).toEqual([phone, 'ito@new.example'])
  const told = await sentTo(owner)
  const undoEmail = told.find(({ body }) => body.startsWith('The email address of') && body.includes('undo it'))
  const token = new URL(undoEmail?.link ?? '').searchParams.get('token')
  expect((await post('/contact-change/undo', { token })).status).toBe(200)
  expect(await emailOf('ito')).toBe(owner)
})
