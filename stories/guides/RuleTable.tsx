import { SearchField, Stack, StatusRegion, Text } from '@producer-portal/ui'
import { useDeferredValue, useState } from 'react'
import * as S from './guides.styles.js'
import { parseRules } from './rules/parse-rules.js'
import type { Rule } from './rules/parse-rules.js'

const files = import.meta.glob<string>('./rules/*.tsv', { query: '?raw', import: 'default', eager: true })
const rules = Object.values(files).flatMap(parseRules)

const hasWords = ({ number, topic, statement }: Rule, words: readonly string[]) => {
  const text = `${number} ${topic} ${statement}`.toLowerCase()
  return words.every((word) => text.includes(word))
}

/** Every rule of the product with the checks that hold it, and a search over them. */
export function RuleTable() {
  const [search, setSearch] = useState('')
  const words = useDeferredValue(search).toLowerCase().split(/\s+/)
  const shown = rules.filter((rule) => hasWords(rule, words))
  return (
    <Stack gap={4}>
      <SearchField label="Search rules" value={search} onValueChange={setSearch} />
      <StatusRegion>
        <Text>{`${shown.length} of ${rules.length} rules`}</Text>
      </StatusRegion>
      <S.Scroller aria-label="Rules of the product" tabIndex={0}>
        <S.Rules className="sb-unstyled">
          <thead>
            <tr>
              <th scope="col">Number</th>
              <th scope="col">Rule</th>
              <th scope="col">Held by</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ number, topic, statement, checks }) => (
              <tr key={number}>
                <th scope="row">{number}</th>
                <td>
                  <small>{topic}</small>
                  {statement}
                </td>
                <td>
                  {checks.map((check) => {
                    const [file, ...title] = check.split(' › ')
                    return (
                      <div key={check}>
                        {title.join(' › ')}
                        <small>{file}</small>
                      </div>
                    )
                  })}
                </td>
              </tr>
            ))}
          </tbody>
        </S.Rules>
      </S.Scroller>
    </Stack>
  )
}
