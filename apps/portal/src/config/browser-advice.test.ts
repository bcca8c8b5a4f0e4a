import { expect, test } from 'vitest'
import { browserAdvice } from './browser-advice.js'

test.each([
  ['Chrome 126', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36', 'none'],
  ['Internet Explorer 11', 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko', 'update'],
  ['Internet Explorer 10', 'Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)', 'leave'],
  ['Firefox 44', 'Mozilla/5.0 (X11; Linux x86_64; rv:44.0) Gecko/20100101 Firefox/44.0', 'leave'],
  ['one that the policy does not list', 'Somebody/1.0', 'update'],
])('%s', (_, userAgent, expected) => {
  expect(browserAdvice(userAgent)).toBe(expected)
})
