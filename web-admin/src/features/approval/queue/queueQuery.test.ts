import { expect, test } from 'vitest'
import { readQueue, writeQueue } from './queueQuery.ts'

const read = (search: string, isApprover = true) => readQueue(new URLSearchParams(search), isApprover)

test.each(['', 'view=mine', 'view=open&area=news&author=3&kind=create&age=waiting', 'page=2'])(
  'the address “%s” is read and written alike',
  (search) => {
    expect(writeQueue(read(search), true).toString()).toBe(search)
  },
)

test('what makes no sense narrows nothing', () => {
  expect(read('view=all&author=me&kind=burn&age=old&page=-1')).toEqual(read(''))
})

test('who decides nothing sees their own changes, whatever the address asks for', () => {
  expect(read('view=open', false).view).toBe('mine')
  expect(writeQueue(read('', false), false).toString()).toBe('')
})
