import { describe, expect, test } from 'vitest'
import { defaultColumnSettings } from './column-setting.ts'
import type { ColumnSettings } from './column-setting.ts'
import { lockColumn, moveColumn, setColumnVisible } from './edit.ts'
import { mergeColumnSettings } from './merge.ts'

const base = defaultColumnSettings('pending')
const merge = (own: ColumnSettings, saved: ColumnSettings) => mergeColumnSettings('pending', base, own, saved)
const hidden = (settings: ColumnSettings) => settings.filter(({ visible }) => !visible).map(({ id }) => id)
const order = (settings: ColumnSettings) => settings.map(({ id }) => id)
const hide = (settings: ColumnSettings, id: 'comments' | 'product-name') => setColumnVisible(settings, id, false)

describe('columns that were saved elsewhere meanwhile', () => {
  test('are as they were: what the person has arranged is saved', () => {
    const own = hide(base, 'comments')
    expect(merge(own, base)).toEqual({ settings: own, others: null })
  })

  test('were hidden there and here: both stay hidden', () => {
    const { settings, others } = merge(hide(base, 'comments'), hide(base, 'product-name'))
    expect(hidden(settings)).toEqual(['product-name', 'comments'])
    expect(others).toBe('kept')
  })

  test('were moved there, and hidden here: they are in the other place', () => {
    const saved = moveColumn(base, 'comments', 'product-name')
    const { settings, others } = merge(hide(base, 'product-name'), saved)
    expect(order(settings)).toEqual(order(saved))
    expect(hidden(settings)).toEqual(['product-name'])
    expect(others).toBe('kept')
  })

  test('were moved there and here: the order of the person counts, and they are told', () => {
    const own = moveColumn(base, 'days-pending', 'product-name')
    const { settings, others } = merge(own, hide(moveColumn(base, 'comments', 'product-name'), 'comments'))
    expect(order(settings)).toEqual(order(own))
    expect(hidden(settings)).toEqual(['comments'])
    expect(others).toBe('order-replaced')
  })

  test('were locked there, and hidden here: they are locked', () => {
    const { settings } = merge(hide(base, 'product-name'), lockColumn(base, 'comments'))
    expect(settings.find(({ id }) => id === 'comments')?.locked).toBe(true)
    expect(hidden(settings)).toEqual(['product-name'])
  })

  test('were locked there and here: three stay locked', () => {
    const own = lockColumn(lockColumn(base, 'product-name'), 'days-pending')
    const { settings } = merge(own, lockColumn(base, 'comments'))
    expect(settings.filter(({ locked }) => locked)).toHaveLength(3)
  })
})
