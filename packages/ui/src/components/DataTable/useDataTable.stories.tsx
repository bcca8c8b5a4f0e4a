import type { Meta, StoryObj } from '@storybook/react-vite'
import { Fragment } from 'react'
import { expect, userEvent } from 'storybook/test'
import { useDataTable } from '../../hooks/useDataTable.js'
import { ChevronDownIcon } from '../../icons/icons.js'
import { Icon } from '../Icon/Icon.js'
import { Pagination } from '../Pagination/Pagination.js'
import { loanColumns, loanId, loans } from './library-loans.fixture.js'

const rows = loans(23)
const order = ['title', 'due', 'fee']
const target = { inlineSize: '1.5rem', blockSize: '1.5rem' }

/** A table whose markup is the caller's own: no component of ours is in it but the page buttons. */
function OwnTable() {
  const table = useDataTable({ columns: loanColumns, rows, getRowId: loanId, columnOrder: order, pageSize: 5 })
  return (
    <>
      <table {...table.tableProps}>
        <caption>Loans</caption>
        <thead>
          <tr {...table.headerRowProps}>
            <td>
              <input {...table.selectAllProps} style={target} />
            </td>
            {table.columns.map((column) => (
              <th key={column.id} {...table.getHeaderProps(column)}>
                <button {...table.getSortProps(column)}>{column.header}</button>
              </th>
            ))}
            <th scope="col">Notes</th>
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ id, row, isExpanded, rowProps, selectProps, expandProps }) => (
            <Fragment key={id}>
              <tr {...rowProps}>
                <td>
                  <input {...selectProps} style={target} />
                </td>
                {table.columns.map((column) => (
                  <td key={column.id}>{column.text(row)}</td>
                ))}
                <td>
                  <button {...expandProps}>
                    <Icon icon={ChevronDownIcon} />
                  </button>
                </td>
              </tr>
              {isExpanded && (
                <tr>
                  <td colSpan={table.columns.length + 2}>{row.notes}</td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
      <Pagination label="Pages of loans" {...table.pagination} />
    </>
  )
}

const meta = {
  title: 'Components/DataTable own markup',
  component: OwnTable,
  tags: ['!autodocs'],
} satisfies Meta<typeof OwnTable>
export default meta
type Story = StoryObj<typeof meta>

export const OwnMarkup: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Loans' })
    await expect(table).toHaveAttribute('aria-rowcount', '24')
    await userEvent.click(canvas.getByRole('button', { name: 'Title' }))
    await expect(canvas.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }))
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(6)
    const [more] = canvas.getAllByRole('button', { name: /^Details of/ })
    await userEvent.click(more ?? table)
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(canvas.getByRole('button', { name: /Next/ }))
    await expect(canvas.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '7')
  },
}
