import type { Evidence } from '../../testing/stories/evidence.js'

export const evidence: Evidence = [
  { criterion: '1.4.10', how: 'play', where: 'components-datepicker--narrow', version: '0.1.0', result: 'pass' },
  { criterion: '2.1.1', how: 'play', where: 'components-datepicker--open', version: '0.1.0', result: 'pass' },
  {
    criterion: '2.1.2',
    how: 'play',
    where: 'components-datepicker--closed-by-escape',
    version: '0.1.0',
    result: 'pass',
  },
  {
    criterion: '2.4.3',
    how: 'play',
    where: 'components-datepicker--closed-by-escape',
    version: '0.1.0',
    result: 'pass',
  },
  { criterion: '2.4.7', how: 'play', where: 'components-datepicker--states', version: '0.1.0', result: 'pass' },
  { criterion: '3.3.1', how: 'play', where: 'components-datepicker--not-a-date', version: '0.1.0', result: 'pass' },
  { criterion: '3.3.3', how: 'play', where: 'components-datepicker--not-a-date', version: '0.1.0', result: 'pass' },
  { criterion: '4.1.2', how: 'play', where: 'components-datepicker--open', version: '0.1.0', result: 'pass' },
  { criterion: '4.1.3', how: 'play', where: 'components-datepicker--open', version: '0.1.0', result: 'pass' },
]
