import type { Evidence } from '../../testing/stories/evidence.js'

export const evidence: Evidence = [
  { criterion: '2.4.7', how: 'play', where: 'components-loadstate--states', version: '0.1.0', result: 'pass' },
  { criterion: '4.1.2', how: 'play', where: 'components-loadstate--failed', version: '0.1.0', result: 'pass' },
  { criterion: '4.1.3', how: 'play', where: 'components-loadstate--loading', version: '0.1.0', result: 'pass' },
]
