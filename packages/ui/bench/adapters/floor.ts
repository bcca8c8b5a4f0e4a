import { makeFloor } from '../shared/floor'
import type { AdapterMeta } from '../shared/adapter'

export const meta: AdapterMeta = { label: 'floor (vanilla DOM)', kind: 'dom', cell: '.fl-c', row: '.fl-row' }
export const { mount, sort, filter, scroller } = makeFloor()
