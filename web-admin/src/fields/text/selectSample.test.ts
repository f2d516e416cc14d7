import { afterEach, expect, test, vi } from 'vitest'
import { selectSample } from './selectSample.ts'

type Focused = Parameters<typeof selectSample>[0]

afterEach(() => vi.unstubAllGlobals())

/** Focuses a field. @returns the callback of the next frame */
function focused(value: string) {
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  const field = { value, select: vi.fn<() => void>() }
  vi.stubGlobal('document', { activeElement: field })
  selectSample({ currentTarget: field } as unknown as Focused) // fields it reads
  return { field, frame: () => frames.forEach((one) => one()) }
}

test.each(['Title Eng', 'https://'])(
  '%s is selected once its field has the focus, any other text is left alone',
  (text) => {
    const sample = focused(text)
    sample.frame()
    const own = focused('Own words')
    own.frame()

    expect([sample.field.select.mock.calls.length, own.field.select.mock.calls.length]).toEqual([1, 0])
  },
)

test('what is typed before that is not selected: the next key goes on from it', () => {
  const { field, frame } = focused('Title Eng')

  field.value = 'O'
  frame()

  expect(field.select).not.toHaveBeenCalled()
})

test('a field that has been left before that does not take the focus back', () => {
  const { field, frame } = focused('Title Eng')

  vi.stubGlobal('document', { activeElement: undefined })
  frame()

  expect(field.select).not.toHaveBeenCalled()
})
