import { build } from 'esbuild'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closePages, workerBrowser } from '../browser.ts'
import { TypedForm } from './typedForm.ts'

/** Controlled fields: React keeps the visible input, but not its own state, without app/deferred/keepTypedInput.ts. */
let browser: Browser
let script = ''

const ENTRY = `
  import { createElement } from 'react'
  import { hydrateRoot } from 'react-dom/client'
  import { recordTypedInput } from '@flou/web-public/app/deferred/keepTypedInput.ts'
  import { TypedForm } from './typedForm.ts'
  recordTypedInput(document)
  hydrateRoot(document.getElementById('root'), createElement(TypedForm))
`

beforeAll(async () => {
  browser = await workerBrowser()
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  script = outputFiles[0]?.text ?? ''
})
afterAll(() => closePages(browser))

const START = { text: '', area: 'old', news: false, terms: true, size: 'small', city: 'jakarta' }

async function openForm() {
  const page = await browser.newPage()
  await page.setContent(`<div id="root">${renderToString(createElement(TypedForm))}</div>`)
  const believed = async (): Promise<unknown> => JSON.parse(await page.locator('output').innerText())
  return { page, believed, hydrate: () => page.addScriptTag({ content: script }) }
}

test('text, a long text, boxes, a radio and a choice made before hydration are believed after it', async () => {
  const { page, believed, hydrate } = await openForm()
  await page.locator('[name=text]').fill('Sari')
  await page.locator('[name=area]').fill('new')
  await page.locator('[name=news]').check()
  await page.locator('[name=terms]').uncheck()
  await page.locator('[value=large]').check()
  await page.locator('select').selectOption('surabaya')
  await expect.poll(() => believed()).toEqual(START)

  await hydrate()

  const typed = { text: 'Sari', area: 'new', news: true, terms: false, size: 'large', city: 'surabaya' }
  await expect.poll(believed).toEqual(typed)
  await expect.poll(() => page.locator('[name=text]').inputValue()).toBe('Sari')
  await expect.poll(() => page.locator('[name=news]').isChecked()).toBe(true)
  await expect.poll(() => page.locator('[name=terms]').isChecked()).toBe(false)
  await expect.poll(() => page.locator('[value=large]').isChecked()).toBe(true)
  await expect.poll(() => page.locator('select').inputValue()).toBe('surabaya')
  await page.close()
})

test('a form nobody touched stays as it is, and can be used afterwards', async () => {
  const { page, believed, hydrate } = await openForm()
  await hydrate()
  await page.locator('[name=text]').fill('later')

  await expect.poll(believed).toEqual({ ...START, text: 'later' })
  await page.close()
})
