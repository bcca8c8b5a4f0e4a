// By name, because Storybook compiles its own frame to calls of it
import * as React from 'react'
import { useStorybookApi } from 'storybook/manager-api'
import { styled } from 'storybook/theming'
import { createTextSearch, type SearchPage, type SearchResult } from './search-text.ts'

const Root = styled.div({ position: 'relative', alignSelf: 'center', marginInlineStart: 8 })

const Input = styled.input(({ theme }) => ({
  width: 180,
  height: 28,
  padding: '0 10px',
  font: 'inherit',
  fontSize: 13,
  color: theme.input.color,
  background: theme.input.background,
  border: `1px solid ${theme.input.border}`,
  borderRadius: theme.input.borderRadius,
}))

const Results = styled.ul(({ theme }) => ({
  position: 'fixed',
  zIndex: 20,
  width: 'min(420px, calc(100vw - 24px))',
  maxHeight: '60vh',
  overflowY: 'auto',
  margin: '4px 0 0',
  padding: 4,
  listStyle: 'none',
  background: theme.background.content,
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
  boxShadow: '0 8px 24px rgb(0 0 0 / 20%)',
  whiteSpace: 'normal',
}))

const Result = styled.a(({ theme }) => ({
  display: 'block',
  padding: '8px 10px',
  fontSize: 13,
  lineHeight: 1.4,
  color: theme.color.defaultText,
  textDecoration: 'none',
  borderRadius: theme.appBorderRadius,
  '&:hover, &:focus-visible': { background: theme.background.hoverable },
  '& small': { display: 'block', color: theme.textMutedColor, fontSize: 12 },
}))

const mostResults = 8

/** Loads what the build wrote for the search; a Storybook that is being worked on has no such file. */
async function loadSearch() {
  const response = await fetch('./search.json')
  if (!response.ok) throw new Error('no text')
  return createTextSearch((await response.json()) as SearchPage[])
}

type Search = (typed: string) => readonly SearchResult[]

/** Finds pages by what they say; the search of the sidebar knows only their names. */
export function TextSearch() {
  const api = useStorybookApi()
  const id = React.useId()
  const [typed, setTyped] = React.useState('')
  const [search, setSearch] = React.useState<{ readonly find?: Search; readonly isMissing?: true }>({})
  const isOpen = typed.trim().length > 1
  React.useEffect(() => {
    if (!isOpen || search.find || search.isMissing) return
    loadSearch().then(
      (find) => setSearch({ find }),
      () => setSearch({ isMissing: true }),
    )
  }, [isOpen, search])
  const results = isOpen ? (search.find?.(typed).slice(0, mostResults) ?? []) : []
  const state = search.isMissing
    ? 'Build Storybook to search what its pages say.'
    : results.length === 0 && search.find
      ? 'No page says this.'
      : ''
  return (
    <Root
      role="search"
      onKeyDown={(event) => {
        if (event.key === 'Escape') setTyped('')
        event.stopPropagation() // a letter is no shortcut of Storybook here
      }}
    >
      <Input
        type="search"
        aria-label="Search what the pages say"
        aria-controls={id}
        placeholder="Search the text"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Results id={id} hidden={!isOpen} role="list">
        {results.map((result) => (
          <li key={result.id}>
            <Result
              href={`?path=/docs/${result.id}`}
              onClick={(event) => {
                event.preventDefault()
                setTyped('')
                api.navigateUrl(`/?path=/docs/${result.id}`, { plain: true })
              }}
            >
              {result.title}
              <small>{result.summary}</small>
            </Result>
          </li>
        ))}
        {isOpen && state && <li>{state}</li>}
      </Results>
    </Root>
  )
}
