import { describe, expect, test } from 'vitest'
import { nameOfFunction, shortSource } from '../../.storybook/short-source.ts'
import { findUnreadable } from './samples.mjs'

test.each([
  ['<C label="Agent" />', '<C>: a minified name'],
  ['<Stack>\n  <x>\n    A\n  </x>\n</Stack>', '<x>: a minified name'],
  ['<Button onClick={() => {}}>Save</Button>', '() => {}: a function that does nothing'],
  ['<Form onValidSubmit={fn()} />', 'fn(): a spy of the tests'],
  ['<No Display Name />', 'No Display Name: a part without a name'],
])('a reader cannot use %s', (code, finding) => {
  expect(findUnreadable(code)).toContain(finding)
})

test.each([
  '<Button onClick={onClick}>Save</Button>',
  '<ul>\n  <li>\n    <a href="#all">All</a>\n  </li>\n</ul>',
  'const [value, setValue] = useState<T>()',
])('a reader can use %s', (code) => {
  expect(findUnreadable(code)).toEqual([])
})

const toColumns = () => []

describe('the code of a story', () => {
  const component = { __docgenInfo: { displayName: 'Combobox' } }
  const show = (code, args = {}) => shortSource(code, { args, component, title: 'Components/Combobox' })

  test.each([
    ['a function of the module', toColumns, 'toColumns'],
    ['a spy, like its arg', { name: 'spy', getMockName: () => 'onValueChange' }, 'onValueChange'],
  ])('names %s', (_, value, name) => {
    expect(nameOfFunction(value)).toBe(name)
  })

  test('names a function without a name like its prop', () => {
    const nameless = nameOfFunction({ name: '' })
    expect(show(`<Combobox onRetry={${nameless}} actions={[{ label: 'Go', onPress: ${nameless} }]} />`)).toBe(
      "<Combobox onRetry={onRetry} actions={[{ label: 'Go', onPress }]} />",
    )
  })

  test('names a styled element like its page', () => {
    expect(show('<styled.span className="agent">Agent</styled.span>')).toBe(
      '<Combobox className="agent">Agent</Combobox>',
    )
  })

  test('is what it renders, without its play function', () => {
    const story = '{\n  render: () => (\n    <Combobox label="Agent" />\n  ),\n  play: async () => {},\n}'
    expect(show(story)).toBe('<Combobox label="Agent" />')
  })

  test('is the component with its args, when the story stands in a frame of its own', () => {
    expect(show("{\n  args: {\n    label: 'Agent'\n  }\n}", { label: 'Agent' })).toBe('<Combobox\n  label="Agent"\n/>')
    expect(show('{}', { label: 'Agent', children: { type: 'p' } })).toBe(
      '<Combobox\n  label="Agent"\n>\n  {children}\n</Combobox>',
    )
  })

  test('names a component that stands in a prop', () => {
    const icon = "{{\n    $$typeof: Symbol(react.forward_ref),\n    displayName: 'Columns3',\n    render\n  }}"
    expect(show(`<Combobox icon=${icon} />`)).toBe('<Combobox icon={Columns3} />')
    const drawing = '{$$typeof: Symbol(react.forward_ref), render: Drawing}'
    expect(show(`<Combobox icon={${drawing}} items={[{ icon: ${drawing}, id: 1 }]} />`)).toBe(
      '<Combobox icon={icon} items={[{ icon, id: 1 }]} />',
    )
  })

  test('names long data instead of spelling it out', () => {
    const options = Array.from({ length: 40 }, (_, index) => ({ value: `${index}`, label: `Agency ${index}` }))
    const code = `<Combobox\n  options={${JSON.stringify(options, null, 2)}}\n/>`
    expect(show(code, { label: 'Agency', options })).toBe('<Combobox\n  label="Agency"\n  options={options}\n/>')
  })
})
