import { parentPort } from 'node:worker_threads'
import { PageStore } from './pageStore.ts'
import { renderChunk } from './renderChunk.ts'
import type { Publisher } from '../publisher.ts'
import type { ChunkAnswer, ShareMessage } from './pageThread.ts'

const reasonOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error))

/** What a thread of pages does: renders the shares it is given, with a publisher of its own. */
export function renderWorker(open: () => Promise<Publisher>): void {
  let opened: Promise<Publisher> | undefined
  const answerOf = async ({ id, share }: ShareMessage): Promise<ChunkAnswer> => {
    try {
      opened ??= open()
      const publisher = await opened
      return { id, result: await renderChunk(publisher, new PageStore(publisher.table))(share) }
    } catch (error) {
      opened = undefined
      return { id, error: reasonOf(error) }
    }
  }
  parentPort?.on('message', (message: ShareMessage) => {
    void answerOf(message).then((answer) => parentPort?.postMessage(answer))
  })
}
