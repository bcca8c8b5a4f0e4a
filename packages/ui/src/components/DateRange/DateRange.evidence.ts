import type { Evidence } from '../../testing/stories/evidence.js'

export const evidence: Evidence = [
  { criterion: '1.4.10', how: 'play', where: 'components-daterange--narrow', version: '0.1.0', result: 'pass' },
  { criterion: '2.1.1', how: 'play', where: 'components-daterange--open', version: '0.1.0', result: 'pass' },
  { criterion: '2.4.3', how: 'play', where: 'components-daterange--open', version: '0.1.0', result: 'pass' },
  { criterion: '2.4.7', how: 'play', where: 'components-daterange--states', version: '0.1.0', result: 'pass' },
  {
    criterion: '3.3.1',
    how: 'play',
    where: 'components-daterange--end-before-start',
    version: '0.1.0',
    result: 'pass',
  },
  {
    criterion: '3.3.3',
    how: 'play',
    where: 'components-daterange--end-before-start',
    version: '0.1.0',
    result: 'pass',
  },
  { criterion: '4.1.2', how: 'play', where: 'components-daterange--default', version: '0.1.0', result: 'pass' },
]
