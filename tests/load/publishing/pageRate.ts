import http from 'node:http'
import { startProduct } from '../../setup/startProduct.ts'
import { underLoad } from '../statistics.ts'

/**
 * Pages per second of the local CDN over keep-alive connections. Usage: `node tests/load/publishing/pageRate.ts
 * [seconds]`
 */
const LOAD = { seconds: Number(process.argv[2] ?? 5), connections: 32 }
const PATHS = ['/', '/id', '/news-and-information', '/page/about-us']

const agent = new http.Agent({ keepAlive: true, maxSockets: LOAD.connections })
const load = (url: string) =>
  new Promise<void>((resolve, reject) => {
    const request = http.get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`))
      response.resume().on('end', resolve)
    })
    request.on('error', reject)
  })

const product = await startProduct()
try {
  for (const path of PATHS) await load(product.site + path)
  const result = await underLoad(LOAD, (index) => load(product.site + (PATHS[index % PATHS.length] ?? '/')))
  console.log(JSON.stringify({ ...LOAD, paths: PATHS, ...result }, null, 2))
} finally {
  agent.destroy()
  await product.stop()
}
