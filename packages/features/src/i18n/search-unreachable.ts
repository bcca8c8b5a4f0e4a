/** The text of every search when no answer came. Apart from the common texts, which the first visit loads. */
export const searchUnreachable = 'There was an error connecting to our system. Please try searching again.'
