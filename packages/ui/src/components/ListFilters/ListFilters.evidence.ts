import type { Evidence } from '../../testing/stories/evidence.js'

export const evidence: Evidence = [
  { criterion: '1.4.10', how: 'play', where: 'components-listfilters--narrow', version: '0.1.0', result: 'pass' },
  { criterion: '2.4.3', how: 'play', where: 'components-listfilters--set-and-open', version: '0.1.0', result: 'pass' },
  { criterion: '2.4.7', how: 'play', where: 'components-listfilters--states', version: '0.1.0', result: 'pass' },
  { criterion: '4.1.2', how: 'play', where: 'components-listfilters--default', version: '0.1.0', result: 'pass' },
]
