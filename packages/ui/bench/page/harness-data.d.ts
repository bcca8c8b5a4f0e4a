declare module '*?harness' {
  export {
    COLUMNS,
    COLUMN_BY_ID,
    FILTER_TEXT,
    HEADER_HEIGHT,
    PINNED_WIDTH,
    ROW_HEIGHT,
    TOTAL_WIDTH,
    VIEW_HEIGHT,
    VIEW_WIDTH,
    columnLeft,
    filterRows,
    generateRows,
    sortRows,
  } from 'shared-data'
}
