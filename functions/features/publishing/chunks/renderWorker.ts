import { parentPort } from 'node:worker_threads'
import { PageStore } from '../pageData/pageStore.ts'
import { publishChunk } from './publishChunk.ts'
import type { Publisher } from '../publisher.ts'
import type { ChunkReply, ChunkMessage } from './pageThread.ts'

const reasonOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error))

export function renderWorker(open: () => Promise<Publisher>): void {
  let publisherPromise: Promise<Publisher> | undefined
  const replyTo = async ({ id, chunk }: ChunkMessage): Promise<ChunkReply> => {
    try {
      publisherPromise ??= open()
      const publisher = await publisherPromise
      return { id, result: await publishChunk(publisher, new PageStore(publisher.table))(chunk) }
    } catch (error) {
      publisherPromise = undefined
      return { id, error: reasonOf(error) }
    }
  }
  parentPort?.on('message', (message: ChunkMessage) => {
    void replyTo(message).then((reply) => parentPort?.postMessage(reply))
  })
}
