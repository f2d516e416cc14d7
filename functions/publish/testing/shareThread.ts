import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { openTable } from '../../store/dynamo/table.ts'
import { withFeed } from '../site/withFeed.ts'
import { renderWorker } from '../pages/renderWorker.ts'
import { memoryFiles } from './memoryFiles.ts'
import { plainRenderer } from './publishHarness.ts'

/** A thread that renders as the harness does; files go to a folder, because a thread has no map in common with another. */
export interface ShareThreadData {
  table: string
  endpoint: string
  /** ISO instant. */
  now: string
  folder: string
  /** Rendering this path ends the thread, the first time. */
  deadly?: string
}

const { table, endpoint, now, folder, deadly } = workerData as ShareThreadData // pageThread.test.ts gives it
const died = `${folder}.died`

renderWorker(async () => {
  mkdirSync(folder, { recursive: true })
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' }
  const { renderer } = plainRenderer()
  const { files, objects } = memoryFiles()
  return {
    table: openTable(table, new DynamoDBClient({ endpoint, region: 'ap-southeast-3', credentials })),
    registry: REGISTRY,
    renderer: withFeed({
      ...renderer,
      async renderPage(path, source, site) {
        if (path === deadly && !existsSync(died)) {
          writeFileSync(died, '')
          process.exit(1)
        }
        return renderer.renderPage(path, source, site)
      },
    }),
    site: { origin: 'https://site.example', adminOrigin: 'https://admin.example' },
    files: {
      ...files,
      async put(...page) {
        await files.put(...page)
        for (const [key, body] of objects) writeFileSync(`${folder}/${encodeURIComponent(key)}`, body)
        objects.clear()
      },
    },
    invalidate: async () => {},
    invalidateTrees: async () => {},
    invalidateAll: async () => {},
    invalidateEverything: async () => {},
    now: () => new Date(now),
  }
})
