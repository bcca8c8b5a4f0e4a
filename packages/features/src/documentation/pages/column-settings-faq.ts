import type { HelpPageText } from '../HelpPage/help-page.js'

/** The help page about column settings. */
export const columnSettingsFaq: HelpPageText = {
  id: 'column-settings-faq',
  updated: '2024-03-29',
  markdown: `
# Column Settings FAQ

Choose which columns the **New Business** lists show, their order, and which ones stay in view.

## Whose columns do I change? {#scope}

Only yours, on every device where you sign in. **Pending**, **Issued** and **Not Placed** each have their own columns.

## How do I reorder columns? {#reordering}

- With a mouse, drag a column to its new place. On a touch screen, drag it by the dots before its name.
- With the keyboard, go to one of a column's two arrows and press Space, or press an arrow key to move the column further. Home and End move it to the top and the bottom.
- A column moves within its own block: locked columns stay above unlocked ones.

## How do I hide columns, and find them again? {#hiding}

- Select a column's eye icon. The table leaves the column out, and it keeps its place until you show it again.
- **Hidden columns** shows or hides their rows on this screen, and says how many there are. It appears once you hide a column.
- A locked column is always visible. Unlock it first to hide it.

## What does locking a column do? {#locking}

- A locked column stays in place while the table scrolls sideways. Its header shows a lock. Where locked columns would take most of a narrow screen, they scroll with the others.
- Select a column's lock icon to move it to the end of the locked columns. Select it again to move it below them.
- You can lock up to 3 columns at a time on each list.

![The column settings: two locked columns above the other ones, each with its icons.](columns)

## How do I save or undo my changes? {#saving}

- **Save and Apply** saves them. Until then, the lists don't change.
- **Cancel** undoes your changes since you last saved.
- **Restore to Default** shows all columns of the list in their original order, with only **Insured Name** locked.

## Do exports follow my columns? {#exports}

Yes. An export has the columns you see, in your order, for all rows of the list.

A CSV file contains complete contract numbers. A spreadsheet program may read them as numbers and drop leading zeros. To keep the zeros, import the file and choose Text for that column.
`,
}
