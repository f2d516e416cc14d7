import { chromium } from 'playwright-core'
const [,, path, out, width='1440', locale='en-US', wait='main', fn=''] = process.argv
const b = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] })
const isAdmin = path!.startsWith('/dashboard')
const c = await b.newContext({ viewport: { width: Number(width), height: 900 }, locale })
const p = await c.newPage()
p.on('console', (m) => ['error','warning'].includes(m.type()) && console.log(m.type(), m.text()))
p.on('pageerror', (e) => console.log('pageerror', e.message))
const base = isAdmin ? 'http://127.0.0.1:7321' : 'http://127.0.0.1:7320'
if (isAdmin) {
  await p.goto(base + '/login')
  await p.locator('input[type=email], input[name=email]').first().fill('admin@flou.example')
  await p.locator('input[type=password]').first().fill('Langit-Biru-2026')
  await p.keyboard.press('Enter')
  await p.waitForURL(/home-page/)
}
await p.goto(base + path)
await p.locator(wait!).first().waitFor({ timeout: 20000 }).catch((e) => console.log(e.message))
if (fn) await (new Function('p', `return (async () => { ${fn} })()`))(p)
await p.waitForTimeout(1200)
await p.screenshot({ path: out!, fullPage: true })
await b.close()
