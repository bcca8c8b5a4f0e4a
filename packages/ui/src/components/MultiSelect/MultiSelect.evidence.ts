import type { Evidence } from '../../testing/stories/evidence.js'

export const evidence: Evidence = [
  { criterion: '1.4.10', how: 'play', where: 'components-multiselect--narrow', version: '0.1.0', result: 'pass' },
  { criterion: '2.1.1', how: 'play', where: 'components-multiselect--default', version: '0.1.0', result: 'pass' },
  { criterion: '2.4.3', how: 'play', where: 'components-multiselect--many-chosen', version: '0.1.0', result: 'pass' },
  { criterion: '2.4.7', how: 'play', where: 'components-multiselect--states', version: '0.1.0', result: 'pass' },
  { criterion: '4.1.2', how: 'play', where: 'components-multiselect--open', version: '0.1.0', result: 'pass' },
]
