import { describe, expect, test } from 'vitest'
import { browserSupport, readBrowser } from './browser-policy.ts'
import type { Browser } from './browser-policy.ts'

describe('the browser policy', () => {
  test.each<readonly [Browser['name'], number, string]>([
    ['Firefox', 45, 'supported'],
    ['Firefox', 44, 'unsupported'],
    ['Chrome', 35, 'supported'],
    ['Chrome', 34, 'unsupported'],
    ['IE', 11, 'banner'],
    ['IE', 10, 'unsupported'],
    ['Edge', 14, 'supported'],
    ['Edge', 13, 'unsupported'],
    ['Safari', 10, 'supported'],
    ['Safari', 9, 'unsupported'],
    ['Android', 4, 'supported'],
    ['Android', 0, 'supported'],
    ['iOS', 5, 'supported'],
    ['iOS', 4, 'unsupported'],
    ['Opera', 39, 'supported'],
    ['Opera', 38, 'unsupported'],
  ])('%s %s is %s', (name, version, expected) => {
    expect(browserSupport({ name, version })).toBe(expected)
  })

  test('a browser that is not listed is unsupported', () => {
    expect(browserSupport(null)).toBe('unsupported')
  })
})

describe('the browser behind a user agent', () => {
  test.each([
    ['Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko', 'IE', 11],
    ['Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)', 'IE', 10],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0',
      'Edge',
      126,
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/42.0.2311.135 Safari/537.36 Edge/13.10586',
      'Edge',
      13,
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
      'Chrome',
      126,
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/126.0.0.0 Safari/537.36',
      'Chrome',
      126,
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox', 128],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
      'Safari',
      17,
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11) AppleWebKit/601.1 (KHTML, like Gecko) Version/9.0 Safari/601.1',
      'Safari',
      9,
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
      'iOS',
      17,
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 4_3 like Mac OS X) AppleWebKit/533.17 (KHTML, like Gecko) Version/5.0.2 Mobile/8F190 Safari/6533.18.5',
      'iOS',
      4,
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
      'Android',
      14,
    ],
    ['Mozilla/5.0 (Android; Mobile; rv:40.0) Gecko/40.0 Firefox/40.0', 'Android', 0],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/51.0 Safari/537.36 OPR/38.0.2220.29',
      'Opera',
      38,
    ],
    ['Opera/9.80 (Windows NT 6.1) Presto/2.12.388 Version/12.18', 'Opera', 12],
  ])('%s', (userAgent, name, version) => {
    expect(readBrowser(userAgent)).toEqual({ name, version })
  })

  test.each([[''], ['curl/8.5.0']])('"%s" is not known', (userAgent) => {
    expect(readBrowser(userAgent)).toBeNull()
  })
})
