import { chromium } from 'playwright-core'
const b = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH })
const out = '/tmp/facts-shots'
import { mkdirSync } from 'node:fs'
mkdirSync(out, { recursive: true })
const what = process.argv.slice(2)
for (const lang of ['en', 'id'])
  for (const width of [1440, 390]) {
    const c = await b.newContext({
      viewport: { width, height: width === 390 ? 844 : 900 },
      extraHTTPHeaders: { cookie: 'i18n_redirected=' + lang },
    })
    const p = await c.newPage()
    const site = 'http://127.0.0.1:4510' + (lang === 'id' ? '/id' : '')
    const reject = async () => {
      await p.evaluate(() => {
        for (const x of document.querySelectorAll('button'))
          if (/Reject all|Tolak semua/.test(x.textContent)) {
            x.click()
            break
          }
      })
      await p.waitForTimeout(300)
    }
    const shot = async (n, full = false) =>
      p.screenshot({ path: `${out}/${n}-${lang}-${width}.png`, fullPage: full })
    if (what.includes('menu')) {
      await p.goto(site || '/')
      await p.waitForTimeout(800)
      await reject()
      if (width === 390) {
        await p.locator('header [popovertarget]').click()
      }
      const n = await p.locator('header details[name=main-menu] > summary').count()
      for (let i = 0; i < n; i++) {
        await p.locator('header details[name=main-menu] > summary').nth(i).click()
        await p.waitForTimeout(400)
        await shot('menu' + i)
        if (width === 390) await p.locator('header details[name=main-menu] > summary').nth(i).click()
      }
    }
    for (const [n, u] of [
      ['home', '/'],
      ['404', '/producs/objct-storage'],
      ['intro', '/introduction'],
      ['regions', '/page/regions'],
      ['terms', '/resources/documentation/terms-and-conditions'],
      ['sla', '/page/service-level-agreement'],
      ['security', '/security-compliance'],
      ['form', '/contact-us/form#business-partner'],
      ['partners', '/partners/cloud-business-partner'],
      ['psupport', '/support/partnership-support'],
      ['sub', '/page/sub-processors'],
      ['about', '/page/about-us'],
    ]) {
      if (!what.includes(n)) continue
      await p.goto(site + u)
      await p.waitForTimeout(900)
      await reject()
      await p.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 700) {
          window.scrollTo(0, y)
          await new Promise((r) => setTimeout(r, 60))
        }
        window.scrollTo(0, 0)
      })
      await p.waitForTimeout(300)
      await shot(n, true)
    }
    await c.close()
  }
await b.close()
