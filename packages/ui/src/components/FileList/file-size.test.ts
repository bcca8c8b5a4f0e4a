import { expect, test } from 'vitest'
import { formatFileSize } from './file-size.js'

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [820, '820 bytes'],
  [1_048_575, '1 MB'],
  [1024, '1 KB'],
  [839_680, '820 KB'],
  [1_048_576, '1 MB'],
  [25_690_112, '24.5 MB'],
  [105_906_176, '101 MB'],
  [2_147_483_648, '2 GB'],
])('%i bytes read as %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text)
})
