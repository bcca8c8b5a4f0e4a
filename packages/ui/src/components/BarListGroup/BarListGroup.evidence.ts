import type { Evidence } from '../../testing/stories/evidence.js'

export const evidence: Evidence = [
  { criterion: '1.4.10', how: 'play', where: 'components-barlistgroup--narrow', version: '0.1.0', result: 'pass' },
]
