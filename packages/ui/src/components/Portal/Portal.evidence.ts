import type { Evidence } from '../../testing/stories/evidence.js'

export const evidence: Evidence = [
  { criterion: '2.4.7', how: 'play', where: 'components-portal--states', version: '0.1.0', result: 'pass' },
]
