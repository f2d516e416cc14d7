import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { openTable } from '../../../core/store/dynamo/table.ts'
import { withFeed } from '../site/withFeed.ts'
import { renderWorker } from '../chunks/renderWorker.ts'
import { memoryFiles } from './memoryFiles.ts'
import { plainRenderer } from './publishHarness.ts'

/** Test thread; writes files to a folder because threads share no memory. */
export interface ChunkThreadData {
  table: string
  endpoint: string
  now: string
  folder: string
  crashingPath?: string
}

const { table, endpoint, now, folder, crashingPath } = workerData as ChunkThreadData
const crashMarker = `${folder}.died`

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
        if (path === crashingPath && !existsSync(crashMarker)) {
          writeFileSync(crashMarker, '')
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
    invalidatePages: async () => {},
    invalidateAll: async () => {},
    invalidateEverything: async () => {},
    now: () => new Date(now),
  }
})
