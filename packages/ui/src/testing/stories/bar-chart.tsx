import { type ComponentType, useState } from 'react'
import { expect, fn, userEvent, type within } from 'storybook/test'
import { State, StatesSheet } from './component-page.js'

/** The props that charts with bars to press have in common. */
interface BarChartProps<Item> {
  title: string
  items: readonly Item[]
  selectedKey?: string | null
  onSelectionChange?: (key: string | null) => void
  note?: string
}

type Chart<Item> = ComponentType<BarChartProps<Item>>

/**
 * A story of a chart whose choice is kept: one bar at a time is pressed; pressed again, none is.
 * @param names the accessible names of two bars that follow each other
 */
export function onePressed<Item>(Chart: Chart<Item>, names: readonly [first: string, second: string]) {
  return {
    render: function InUse(args: BarChartProps<Item>) {
      const [selected, setSelected] = useState<string | null>(null)
      return <Chart {...args} selectedKey={selected} onSelectionChange={setSelected} />
    },
    play: async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
      const pressed = () => canvas.queryAllByRole('button', { pressed: true })
      const [first, second] = names.map((name) => canvas.getByRole('button', { name }))
      await userEvent.click(first ?? document.body)
      await expect(pressed()).toEqual([first])
      await userEvent.tab()
      await userEvent.keyboard(' ')
      await expect(pressed()).toEqual([second])
      await userEvent.keyboard('{Enter}')
      await expect(pressed()).toEqual([])
    },
  }
}

/** The sheet of the states that such a chart can be in, and further ones by their label. */
export function barChartStates<Item extends { readonly value: number | null }>(
  Chart: Chart<Item>,
  args: Required<Pick<BarChartProps<Item>, 'title' | 'items' | 'selectedKey' | 'note'>>,
  further: Readonly<Record<string, Partial<BarChartProps<Item>>>>,
) {
  const { selectedKey, note, ...chart } = args
  const states: Readonly<Record<string, Partial<BarChartProps<Item>>>> = {
    'to press': { onSelectionChange: fn() },
    selected: { selectedKey, onSelectionChange: fn() },
    'to look at': { note },
    'not yet known': { items: chart.items.map((item) => ({ ...item, value: null })) },
    'none at all': { items: chart.items.map((item) => ({ ...item, value: 0 })) },
    ...further,
  }
  return {
    render: () => (
      <StatesSheet>
        {Object.entries(states).map(([label, state]) => (
          <State key={label} label={label} width="column">
            <Chart {...chart} {...state} />
          </State>
        ))}
      </StatesSheet>
    ),
  }
}
