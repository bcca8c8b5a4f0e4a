import { expect, test } from 'vitest'
import { caseLists, caseWidgetLists, caseWidgetState } from '../cases/index.ts'
import {
  inforceColumns,
  inforceLists,
  inforceTypeKeys,
  inforceWidgetLists,
  inforceWidgetState,
} from '../inforce/index.ts'
import { accessReviewColumns } from '../manage-access/index.ts'
import { statementColumns } from '../statements/index.ts'
import { byList } from './by-list.ts'
import type { ListColumn } from './columns.ts'

/** How a column is drawn, in words. */
function describeColumn(column: Partial<ListColumn<never>> & { readonly id: string }): string {
  const { id, header = '', width = '', align = '', onCard, isMultiline, alignsWithRow, hasTerms, unit } = column
  const marks = [
    onCard && `on card: ${onCard}`,
    isMultiline && 'multiline',
    alignsWithRow && 'in line with its row',
    hasTerms && 'words of the portal',
    unit,
  ]
  const has = ['tone', 'items'].filter((key) => key in column)
  return ['   ', id, header && `"${header}"`, width, align, ...marks, ...has].filter(Boolean).join(' ')
}

/** Describes the defaults of a list and its choices. */
function describeRules({ columns = [], ...rules }: { readonly columns?: readonly { readonly id: string }[] }): string {
  const functions = Object.entries(rules).flatMap(([key, value]) => (typeof value === 'function' ? [key] : []))
  return [`  ${JSON.stringify(rules)}`, ...functions.map((name) => `  ${name}`), ...columns.map(describeColumn)].join(
    '\n',
  )
}

const lists = {
  caseLists,
  caseWidgetState: { caseWidgetState },
  caseWidgetLists,
  inforceLists,
  inforceWidgetState: { inforceWidgetState },
  // Their facts are the columns below
  inforceWidgetLists: byList(inforceTypeKeys, (type) => ({ ...inforceWidgetLists[type], facts: undefined })),
  inforceWidgetColumns: byList(inforceTypeKeys, (type) => ({ columns: inforceColumns.inWidget[type] })),
  accessReview: { lines: { columns: accessReviewColumns } },
  statements: { figures: { columns: statementColumns } },
}

/** The order and width of columns, and what a list opens with, change only on purpose: `npx vitest -u list-tables`. */
test('the columns and choices of every list are those that are known', async () => {
  const lines = Object.entries(lists).flatMap(([name, byType]) =>
    Object.entries(byType).map(([type, rules]) => `${name} ${type}\n${describeRules(rules)}`),
  )
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('list-tables.txt')
})
