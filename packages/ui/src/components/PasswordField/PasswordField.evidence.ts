import type { Evidence } from '../../testing/stories/evidence.js'

export const evidence: Evidence = [
  { criterion: '2.4.7', how: 'play', where: 'components-passwordfield--states', version: '0.1.0', result: 'pass' },
  { criterion: '4.1.2', how: 'play', where: 'components-passwordfield--is-revealed', version: '0.1.0', result: 'pass' },
]
