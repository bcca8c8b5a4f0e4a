import { describe, expect, test } from 'vitest'
import { safeReturnPath } from './return-to.ts'

describe('the page that was asked for before sign-in', () => {
  test.each([
    ['/dashboard'],
    ['/new-business/pending?agency=AG1001&sort=days'],
    ['/manage-access/AG1001/lin/general-info'],
    ['/documentation/column-settings-faq#locking'],
    ['/search?next=https://example.com'],
    ['/expired-cases'],
    ['/'],
  ])('%s is restored as it was', (path) => {
    expect(safeReturnPath(path)).toBe(path)
  })

  test('dot segments are resolved within the portal', () => {
    expect(safeReturnPath('/new-business/../profile')).toBe('/profile')
  })
})

describe('an address that is no page of the portal is never followed', () => {
  test.each([
    ['nothing', ''],
    ['missing', undefined],
    ['null', null],
    ['another site', 'https://evil.example'],
    ['another site without a scheme', '//evil.example'],
    ['three slashes', '///evil.example'],
    ['slash backslash', '/\\evil.example'],
    ['backslash slash', '\\/evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['a backslash further on', '/page\\..\\..\\\\evil.example'],
    ['encoded slashes', '%2F%2Fevil.example'],
    ['an encoded slash after the first', '/%2Fevil.example'],
    ['an encoded slash in lower case', '/%2fevil.example'],
    ['an encoded backslash', '/%5Cevil.example'],
    ['dot segments that leave two slashes', '/..//evil.example'],
    ['encoded dot segments that leave two slashes', '/%2e%2e//evil.example'],
    ['dot segments that leave an encoded slash', '/./%2Fevil.example'],
    ['a tab between the slashes', '/\t/evil.example'],
    ['a line break between the slashes', '/\n/evil.example'],
    ['a leading space', ' //evil.example'],
    ['a null character', '/\u0000/evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a script with capitals', 'JaVaScRiPt:alert(1)'],
    ['a script behind a tab', '\tjavascript:alert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['a user name before a host', '//user@evil.example'],
    ['a bare name', 'evil.example'],
    ['a relative page', 'dashboard'],
    ['a query alone', '?next=/dashboard'],
    ['sign-out', '/logout'],
    ['product sign-out', '/api/auth/logout'],
    ['sign-out in capitals', '/Logout'],
    ['sign-in', '/login?x=1'],
    ['the expiry page', '/expired'],
    ['sign-out behind dot segments', '/x/../logout'],
  ])('%s', (_, value) => {
    expect(safeReturnPath(value)).toBeNull()
  })
})
