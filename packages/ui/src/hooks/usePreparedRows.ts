'use client'
import { useEffect } from 'react'
import { runWhenIdle } from './runWhenIdle.js'

const portion = 500

/**
 * Makes ahead, while nothing else is to do, what the first filter and the first sorts of a long list need, so that these
 * are as quick as the next ones.
 * @param rows the loaded rows; keep the array between renders
 * @param prepareSome gets the rows a few at a time; keep the function between renders
 * @param prepareAll each gets all of them after that, in a step of its own; keep the list between renders
 */
export function usePreparedRows<Row>(
  rows: readonly Row[],
  prepareSome: (rows: readonly Row[]) => void,
  prepareAll: readonly ((rows: readonly Row[]) => void)[],
): void {
  useEffect(() => {
    const portions = Array.from({ length: Math.ceil(rows.length / portion) }, (_, index) => () => {
      prepareSome(rows.slice(index * portion, (index + 1) * portion))
    })
    return runWhenIdle([...portions, ...prepareAll.map((prepare) => () => prepare(rows))])
  }, [rows, prepareSome, prepareAll])
}
