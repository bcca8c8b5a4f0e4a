import { render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { noteAnswer, PageData, useShownData, useShownSince } from './shown-data.js'

beforeEach(() => void vi.useFakeTimers())

function answerOf(moment: number): object {
  const data = {}
  vi.setSystemTime(moment)
  noteAnswer(data)
  return data
}

/** A part of the page, or of the frame around it, that shows an answer. */
function Part({ data }: { data: object }) {
  useShownData(data)
  return null
}

test('a page is as old as the oldest answer on it, whatever the frame around it shows', () => {
  const [frame, first, second] = [answerOf(1_000), answerOf(2_000), answerOf(3_000)]
  const seen: (number | null)[] = []
  function Frame({ children }: { children: readonly object[] }) {
    seen.push(useShownSince())
    return (
      <>
        <Part data={frame} />
        <PageData value>
          {children.map((data, index) => (
            <Part key={index} data={data} />
          ))}
        </PageData>
      </>
    )
  }
  const { rerender } = render(<Frame>{[second, first]}</Frame>)
  expect(seen.at(-1)).toBe(2_000)
  rerender(<Frame>{[second, second]}</Frame>)
  expect(seen.at(-1)).toBe(3_000)
  // It is still there where one of two places that show it is gone
  rerender(<Frame>{[second]}</Frame>)
  expect(seen.at(-1)).toBe(3_000)
  rerender(<Frame>{[]}</Frame>)
  expect(seen.at(-1)).toBeNull()
})
