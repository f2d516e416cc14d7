import { chromium } from 'playwright-core'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
for (const [l,p] of [['en','/security-compliance'],['id','/id/security-compliance']])
 for (const w of [1440,390]) {
  const page = await b.newPage({ viewport: { width: w, height: 900 } })
  await page.goto('http://127.0.0.1:39803'+p, { waitUntil: 'load' })
  await page.evaluate(async () => { for (const i of document.images) { i.loading='eager'; await i.decode().catch(()=>{}) } })
  const m = await page.evaluate(() => document.querySelector('main').getBoundingClientRect().height)
  await page.setViewportSize({ width: w, height: Math.ceil(m)+120 })
  await page.waitForTimeout(500)
  await page.screenshot({ path: `/tmp/sec-${l}-${w}.png` })
  await page.close()
 }
await b.close()
