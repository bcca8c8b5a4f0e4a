import { describe, expect, test } from 'vitest'
import { cookieNames, cookieText, readCookies } from './cookies.ts'
import { cookiesOfSession } from './sign-in-answer.ts'

const session = {
  jwt: 'a.b.c',
  ontCred: 'ont',
  ucUserName: 'Zoé Moreau; x=1',
  ucUserId: 'moreau',
  ucUserAudience: 'HomeOfficeAIC',
  ucUserAccess: 'FRS-All,AEM',
  ocmRegion: null,
  ocmChecksum: 'sum',
  mfaToken: null,
  redirectUrl: '/profile',
}

describe('session cookies', () => {
  test('have the names of the contract', () => {
    expect(cookieNames).toEqual({
      jwt: 'authpw_jwt',
      access: 'uc_user_access',
      audience: 'uc_user_audience',
      userId: 'uc_user_id',
      userName: 'uc_user_name',
      credential: 'ONTCred',
      region: 'ocmRegion',
      checksum: 'ocmChecksum',
      mfaToken: 'mfaToken',
      impersonate: 'impersonate',
      redirectUrl: 'redirect_url',
    })
  })

  test('a session fills its cookies and leaves out what it lacks', () => {
    expect(cookiesOfSession(session)).toEqual({
      jwt: 'a.b.c',
      access: 'FRS-All,AEM',
      audience: 'HomeOfficeAIC',
      userId: 'moreau',
      userName: 'Zoé Moreau; x=1',
      credential: 'ont',
      checksum: 'sum',
    })
  })

  test('what is written is read again, accents and semicolons included', () => {
    const text = cookieText('userName', session.ucUserName, { isSecure: false }).split(';')[0] ?? ''
    expect(readCookies(text)).toEqual({ userName: session.ucUserName })
  })

  test.each([
    ['for the session', { isSecure: false }, 'uc_user_id=moreau; Path=/; SameSite=Lax'],
    ['over https', { isSecure: true }, 'uc_user_id=moreau; Path=/; SameSite=Lax; Secure'],
    [
      'for 30 days',
      { isSecure: true, maxAgeSeconds: 2_592_000 },
      'uc_user_id=moreau; Path=/; SameSite=Lax; Max-Age=2592000; Secure',
    ],
    ['to be removed', { isSecure: false, maxAgeSeconds: 0 }, 'uc_user_id=moreau; Path=/; SameSite=Lax; Max-Age=0'],
  ])('a cookie %s', (_, options, expected) => {
    expect(cookieText('userId', 'moreau', options)).toBe(expected)
  })

  test.each([
    ['none', '', {}],
    ['others are ignored', 'theme=dark; uc_user_id=lin', { userId: 'lin' }],
    ['an empty one is there, and empty', 'authpw_jwt=', { jwt: '' }],
    ['a value with an equals sign', 'ONTCred=a%3D=b', { credential: 'a==b' }],
    ['a value that is not encoded properly', 'uc_user_name=100%', { userName: '100%' }],
    ['two of one name: the closest path counts', 'uc_user_id=near; uc_user_id=far', { userId: 'near' }],
  ])('are read: %s', (_, text, expected) => {
    expect(readCookies(text)).toEqual(expected)
  })
})
