import { makeFloor } from '../model/floor'
import type { AdapterMeta } from '../model/adapter'

export const meta: AdapterMeta = { label: 'floor (vanilla DOM)', kind: 'dom', cell: '.fl-c', row: '.fl-row' }
export const { mount, sort, filter, scroller } = makeFloor()
