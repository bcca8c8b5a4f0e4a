const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

/** Milliseconds with one digit after the point. */
export const ms = (number) => Number(number.toFixed(1))

/**
 * The medians of all rounds, a row for each thing that was done.
 * @param {ReadonlyArray<Record<'all' | '10' | 'byHand', Record<string, number>>>} rounds milliseconds of the main thread
 */
export const tableOf = (rounds) =>
  Object.fromEntries(
    Object.keys(rounds[0].all).map((name) => {
      const of = (size) => rounds.map((round) => round[size][name]).filter((value) => value !== undefined)
      const ratios = rounds.flatMap(({ all, byHand }) => (byHand[name] ? [all[name] / byHand[name]] : []))
      return [
        name,
        {
          'All, ms': ms(median(of('all'))),
          '10 a page, ms': of('10').length > 0 ? ms(median(of('10'))) : '',
          'by hand, ms': of('byHand').length > 0 ? ms(median(of('byHand'))) : '',
          'All to by hand': ratios.length > 0 ? Number(median(ratios).toFixed(2)) : '',
        },
      ]
    }),
  )
