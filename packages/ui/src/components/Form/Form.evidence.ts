import type { Evidence } from '../../testing/stories/evidence.js'

export const evidence: Evidence = [
  { criterion: '2.1.1', how: 'play', where: 'components-form--checked-on-blur', version: '0.1.0', result: 'pass' },
  { criterion: '2.4.3', how: 'play', where: 'components-form--checked-on-blur', version: '0.1.0', result: 'pass' },
  { criterion: '2.4.7', how: 'play', where: 'components-form--states', version: '0.1.0', result: 'pass' },
  { criterion: '4.1.2', how: 'play', where: 'components-form--with-a-summary', version: '0.1.0', result: 'pass' },
  { criterion: '4.1.3', how: 'play', where: 'components-form--with-a-summary', version: '0.1.0', result: 'pass' },
]
