import { TextField } from '@producer-portal/ui'
import type { Brand } from '@producer-portal/ui/tokens'
import { useMemo, useState } from 'react'
import { CopyButton } from './CopyButton.js'
import * as S from './foundations.styles.js'
import * as T from './tables.styles.js'
import { type TokenRow, tokenRowsOf } from './token-rows.js'

export interface TokenTableProps {
  brand: Brand
}

/** Every token by name, with its variable, its value in each mode and density, and a field to find one. */
export function TokenTable({ brand }: TokenTableProps) {
  const [wanted, setWanted] = useState('')
  const rows = useMemo(() => tokenRowsOf(brand), [brand])
  const shown = rows.filter((row) => textOf(row).includes(wanted.trim().toLowerCase()))
  return (
    <S.Stack>
      <TextField
        type="search"
        label="Find a token"
        hint="By name, CSS variable or use"
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      <S.Table data-stacks="">
        <caption aria-live="polite">
          {shown.length === 1 ? '1 token' : `${shown.length} tokens`} of {brand.name}
        </caption>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">CSS variable</th>
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <TokenLine key={row.variable} row={row} />
          ))}
        </tbody>
      </S.Table>
    </S.Stack>
  )
}

const textOf = ({ group, name, variable, description }: TokenRow) =>
  `${group}.${name} ${variable} ${description}`.toLowerCase()

function TokenLine({ row: { group, name, variable, description, values } }: { row: TokenRow }) {
  return (
    <tr>
      <th scope="row">
        <S.Name>
          {group}.{name}
        </S.Name>
        <S.Hint>{description}</S.Hint>
      </th>
      <td>
        <T.Pair>
          <S.Value>{variable}</S.Value>
          <CopyButton text={`var(${variable})`} name={variable} />
        </T.Pair>
      </td>
      <td>
        <T.Values>
          {values.map(({ where, value, swatch }) => (
            <li key={where}>
              {swatch && <T.Dot style={{ background: swatch }} />}
              {where && <S.Hint>{where}</S.Hint>}
              <S.Value>{value}</S.Value>
            </li>
          ))}
        </T.Values>
      </td>
    </tr>
  )
}
