// Size and main-thread time of the two ways to show the shell's texts in a browser: i18next and the reader. A new page
// evaluates the script and reads every text once, on a 4× slower processor.
// Usage: `node tests/load/size/textReader.ts [runs]`
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { chromium, type Browser } from 'playwright-core'
import { ROOT } from '../../steps.ts'
import { CHROMIUM_ARGS, requireChromium } from '../../setup/chromium.ts'
import { quantile } from '../statistics.ts'

const [runs = '21'] = process.argv.slice(2)
const WAYS = ['translator', 'reader'] as const

async function scriptOf(way: (typeof WAYS)[number]): Promise<string> {
  const contents =
    `import { ${way} } from './shared/texts/${way}.ts'\n` +
    `import { shellTexts } from './web-public/app/texts/shell.ts'\n` +
    `const { en } = ${way}(shellTexts)\n` +
    `for (const key of Object.keys(shellTexts)) en(key, { number: 1 })`
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: ROOT, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles[0]?.text ?? ''
}

async function blockingMs(browser: Browser, script: string): Promise<number> {
  const page = await browser.newPage()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const took = await page.evaluate((code) => {
    const start = performance.now()
    const element = document.createElement('script')
    element.textContent = code
    document.head.append(element)
    return performance.now() - start
  }, script)
  await page.close()
  return took
}

const ways = await Promise.all(
  WAYS.map(async (way) => ({ way, script: await scriptOf(way), times: new Array<number>() })),
)
const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGS })
for (let run = 0; run < Number(runs); run += 1)
  for (const one of ways) one.times.push(await blockingMs(browser, one.script))
await browser.close()
for (const { way, script, times } of ways)
  console.log(
    `${way.padEnd(10)} ${(gzipSync(script).length / 1024).toFixed(1).padStart(5)} KB gzip  ${quantile(times, 0.5).toFixed(1).padStart(5)} ms median, ${Math.min(...times).toFixed(1)} ms least`,
  )
