import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { BatchContent } from '@flou/functions/features/publishing/pageData/batchContent.ts'
import { Reads } from '@flou/functions/features/publishing/pageData/reads.ts'
import { pageSource } from '@flou/functions/features/publishing/pageData/pageSource.ts'
import { contentReader } from '@flou/functions/core/store/contentReader.ts'
import { openTable } from '@flou/functions/core/store/dynamo/table.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { ContentSource } from '@flou/shared/site/contentSource.ts'

export interface ContentLocation {
  endpoint: URL
  table: string
}

const REGION = 'ap-southeast-3'

/** Reads published content, uncached. */
export function liveContent({ endpoint, table }: ContentLocation): (language: Language) => ContentSource {
  const client = new DynamoDBClient({
    endpoint: endpoint.href,
    region: REGION,
    // the table service checks the format of a signature, not its value
    credentials: { accessKeyId: 'development', secretAccessKey: 'development' },
  })
  const store = openTable(table, client)
  return (language) => {
    const reader = contentReader({ table: store, registry: REGISTRY, now: new Date(), consistent: true })
    return pageSource(new BatchContent(reader), language, new Reads())
  }
}
