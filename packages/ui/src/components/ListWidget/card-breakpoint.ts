/** Width in px of the widget, at the usual text size, below which each row is a card. */
export const cardBreakpoint = 876
