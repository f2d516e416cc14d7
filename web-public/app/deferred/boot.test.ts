import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** A script without exports, not a module. */
const SCRIPT: string = './boot.ts'

/** The browser API that the script uses. */
class PlainDocument extends EventTarget {
  cookie = ''
  readyState = 'loading'
  documentElement = { dataset: {} }
  getElementById = () => ({ textContent: JSON.stringify({ entry: '' }) })
}

let page: PlainDocument
const link = { dataset: { language: 'id' }, search: '', hash: '' }

beforeEach(async () => {
  page = new PlainDocument()
  Object.assign(link, { search: '', hash: '' })
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('location', { search: '?utm_source=mail&page=2', hash: '#part' })
  vi.stubGlobal('localStorage', { setItem: () => {} })
  vi.resetModules()
  await import(SCRIPT)
})
afterEach(() => vi.unstubAllGlobals())

/** A click on the language switch, as document listeners receive it. */
function clickSwitch() {
  const click = new Event('click')
  Object.defineProperty(click, 'target', { value: { closest: () => link } })
  page.dispatchEvent(click)
}

test('a page without an entry is left as it is, its forms and links to the browser', () => {
  expect(page.documentElement.dataset).toEqual({ plain: '' })
})

test('a switch of language is announced by an event that bubbles to the window', () => {
  const heard: Event[] = []
  page.addEventListener('language-switch', (event) => heard.push(event))

  clickSwitch()

  expect(heard).toHaveLength(1)
  expect(heard[0]?.bubbles).toBe(true)
  expect(heard[0]).toMatchObject({ detail: 'id' })
})

test('the other language is loaded with the query and the place of this page', () => {
  clickSwitch()

  expect(link).toMatchObject({ search: '?utm_source=mail&page=2', hash: '#part' })
  expect(page.cookie).toContain('i18n_redirected=id')
})
