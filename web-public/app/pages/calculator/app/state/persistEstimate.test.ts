import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyState } from './estimateState.ts'
import { createEstimateStore } from './estimateStore.ts'
import { persistEstimate } from './persistEstimate.ts'

/** The storage methods in use. */
let local: Map<string, string>
let ofTab: Map<string, string>
let page: { window: EventTarget; document: EventTarget & { visibilityState: string }; hash: string }
let goTo: (pathname: string, hash: string) => void

const storage = (values: Map<string, string>) => ({
  setItem: (name: string, value: string) => void values.set(name, value),
})

beforeEach(() => {
  vi.useFakeTimers()
  local = new Map()
  ofTab = new Map()
  const location = { hash: '', pathname: '/pricing/calculator', search: '' }
  const replaceState = (_: unknown, __: string, address: string) => {
    const { hash, pathname } = new URL(address, 'https://www.example.com')
    Object.assign(location, { hash, pathname })
  }
  goTo = (pathname, hash) => Object.assign(location, { hash, pathname })
  const window = Object.assign(new EventTarget(), { location, history: { state: null, replaceState } })
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  page = { window, document, hash: '' }
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', document)
  vi.stubGlobal('localStorage', storage(local))
  vi.stubGlobal('sessionStorage', storage(ofTab))
  Object.defineProperty(page, 'hash', {
    get: () => location.hash,
    set: (hash: string) => {
      location.hash = hash
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const NAMES = ['A', 'AB', 'ABC']
const type = (store: ReturnType<typeof createEstimateStore>, name: string) =>
  store.dispatch({ type: 'describe', update: { name } })
const keptName = () => (JSON.parse(local.get('estimate') ?? '{}') as { name?: string }).name

test('what is typed is kept once typing pauses, and not with every key', () => {
  const store = createEstimateStore(emptyState)
  persistEstimate(store)
  for (const name of NAMES) {
    type(store, name)
    vi.advanceTimersByTime(200)
  }
  const whileTyping = keptName()
  vi.advanceTimersByTime(250)

  expect([whileTyping, keptName()]).toEqual([undefined, 'ABC'])
})

test.each([
  ['is closed', () => page.window.dispatchEvent(new Event('pagehide'))],
  [
    'goes to the background',
    () => {
      page.document.visibilityState = 'hidden'
      page.document.dispatchEvent(new Event('visibilitychange'))
    },
  ],
])('a page that %s right after a key has kept it', (_, happen) => {
  const store = createEstimateStore(emptyState)
  persistEstimate(store)
  type(store, 'ABC')
  happen()

  expect(keptName()).toBe('ABC')
})

test('a saved estimate that nobody has changed takes no other one’s place', () => {
  page.hash = '#s=abc'
  const store = createEstimateStore(emptyState)
  persistEstimate(store)
  page.window.dispatchEvent(new Event('pagehide'))
  vi.advanceTimersByTime(1_000)

  expect([keptName(), page.hash]).toEqual([undefined, '#s=abc'])
})

test('the address of the next page stays as it is while the router still shows the calculator', () => {
  const store = createEstimateStore(emptyState)
  persistEstimate(store)
  type(store, 'ABC')
  goTo('/contact-us/form', '#estimate=abc')
  vi.advanceTimersByTime(1_000)

  expect([keptName(), page.hash]).toEqual(['ABC', '#estimate=abc'])
})

test('an estimate saved just before the next page does not change its address, nor what is kept', () => {
  const store = createEstimateStore(emptyState)
  persistEstimate(store)
  page.hash = '#s=abc.key'
  store.dispatch({ type: 'saved' })
  goTo('/contact-us/form', '#estimate=abc')
  vi.advanceTimersByTime(1_000)

  expect([keptName(), page.hash]).toEqual([undefined, '#estimate=abc'])
})

test('what has been kept is not left behind as well; what comes after the end is not kept', () => {
  const store = createEstimateStore(emptyState)
  const end = persistEstimate(store)
  type(store, 'A')
  vi.advanceTimersByTime(300)
  page.window.dispatchEvent(new Event('pagehide'))
  end()
  type(store, 'AB')
  vi.advanceTimersByTime(1_000)

  expect([keptName(), ofTab.size]).toEqual(['A', 0])
})
