import { changeListState, formatListUrl, parseListUrl } from '@producer-portal/domain/lists'
import type { ListChange, ListControl, ListSort, ListStateRules, PageSize } from '@producer-portal/domain/lists'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { recallListUrl, rememberListUrl, withQuery } from './list-url-memory.js'
import { useOpenFilters, useTypedName } from './state.js'

/**
 * The state of a list, kept in the URL, so that a reload and Back restore it. A typed name is kept outside, because the
 * names of insured people must not be in URLs.
 * @param rules keep the object between renders
 * @param path the path with which a list opens that is left for another one: it is then found again as it was. Default:
 * what was typed is forgotten with the page
 * @param scope the part of the list that a typed name belongs to, such as an agency; with another one it is forgotten
 */
export function useListState<Filters extends object>(rules: ListStateRules<Filters>, path?: string, scope?: string) {
  const [query, setQuery] = useSearchParams()
  const ownName = useState<string>()
  const keptName = useTypedName(path ?? '', scope)
  const [name, typeName] = path === undefined ? ownName : keptName
  const [areFiltersOpen, onFiltersOpenChange] = useOpenFilters(path ?? '')
  const state = useMemo(() => {
    const fromUrl = parseListUrl(query, rules)
    return name === undefined ? fromUrl : { ...fromUrl, filters: { ...fromUrl.filters, name } }
  }, [query, rules, name])

  const listQuery = String(formatListUrl(state, new URLSearchParams(), rules))
  useEffect(() => {
    if (path !== undefined) rememberListUrl(path, listQuery)
  }, [path, listQuery])

  // The URL follows in a transition: a change builds on what was last asked for, which may not be on the screen yet.
  const requested = useRef(state)
  useEffect(() => {
    requested.current = state
  }, [state])
  const change = (part: ListChange<Filters>) => {
    const before = formatListUrl(requested.current, query, rules)
    requested.current = changeListState(requested.current, part)
    const after = formatListUrl(requested.current, query, rules)
    if (String(after) !== String(before)) setQuery(after, { preventScrollReset: true })
  }

  const control = {
    ...state,
    onFiltersChange: (filters: Partial<Filters>) => {
      if ('name' in filters && typeof filters.name === 'string') typeName(filters.name)
      change({ filters })
    },
    onSortChange: (sort: ListSort) => change({ sort }),
    onSortClear: () => change({ sort: null }),
    onPageChange: (page: number) => change({ page }),
    onPageSizeChange: (pageSize: PageSize) => change({ pageSize }),
    areFiltersOpen,
    onFiltersOpenChange,
  } satisfies ListControl<Filters>
  return {
    /** The state that the screen or widget of the list takes. */
    list: control,
    /** The address at which a list is found as it was last seen. */
    hrefTo: (other: string) => (other === path ? withQuery(path, listQuery) : recallListUrl(other)),
  }
}
