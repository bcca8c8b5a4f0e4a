/** Width in px of the widget below which each row is a card. */
export const cardsBelow = 876
