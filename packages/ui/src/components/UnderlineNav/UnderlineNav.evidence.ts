import type { Evidence } from '../../testing/stories/evidence.js'

export const evidence: Evidence = [
  { criterion: '1.4.10', how: 'play', where: 'components-underlinenav--narrow', version: '0.1.0', result: 'pass' },
  { criterion: '2.1.1', how: 'play', where: 'components-underlinenav--disabled', version: '0.1.0', result: 'pass' },
  { criterion: '2.4.3', how: 'play', where: 'components-underlinenav--disabled', version: '0.1.0', result: 'pass' },
  { criterion: '2.4.7', how: 'play', where: 'components-underlinenav--states', version: '0.1.0', result: 'pass' },
]
