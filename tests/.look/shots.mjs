import { chromium } from 'playwright-core'
const [, , lang = 'id', width = '1440', out = '/tmp/shots', ...paths] = process.argv
import fs from 'node:fs'
fs.mkdirSync(out, { recursive: true })
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})
const c = await b.newContext({
  viewport: { width: +width, height: 900 },
  locale: lang === 'id' ? 'id-ID' : 'en-US',
})
const p = await c.newPage()
p.on('console', (m) => m.type() === 'error' && console.log('console', p.url(), m.text().slice(0, 200)))
p.on('pageerror', (e) => console.log('pageerror', p.url(), String(e).slice(0, 200)))
await p.goto('http://127.0.0.1:4311/login')
await p.locator('input[type=email]').fill('admin@flou.example')
await p.locator('input[type=password]').fill('Langit-Biru-2026')
await p.locator('button[type=submit]').click()
await p.waitForURL((u) => !/login/.test(u.pathname))
for (const path of paths) {
  await p.goto('http://127.0.0.1:4311' + path)
  await p.waitForLoadState('networkidle').catch(() => {})
  await p.waitForTimeout(700)
  const w = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  if (w > 1) console.log('overflow', path, w)
  await p.screenshot({
    path: `${out}/${path.replaceAll('/', '_').replace(/\?.*/, '')}.png`,
    fullPage: process.env.FULL === '1',
  })
}
await b.close()
