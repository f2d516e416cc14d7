import type { IncomingMessage } from 'node:http'
import type { DeliveryResult } from '@flou/shared/webhooks.ts'
import { callOutside, isAllowedUrl, problemOf, type CallOptions } from '../../../core/http/callOutside.ts'

const MAX_ANSWER_BYTES = 4_096

export interface PostedMessage {
  url: string
  headers: Readonly<Record<string, string>>
  body: string
}

export type PostWebhook = (message: PostedMessage) => Promise<DeliveryResult & { excerpt?: string }>

async function beginningOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= MAX_ANSWER_BYTES) break
  }
  return Buffer.concat(chunks).subarray(0, MAX_ANSWER_BYTES).toString()
}

/** Sends one message. Redirects are not followed; network errors are returned as a problem. */
export const webhookPost =
  (options: CallOptions = {}): PostWebhook =>
  async ({ url, headers, body }) => {
    if (!isAllowedUrl(url, options)) return { problem: 'address' }
    try {
      const response = await callOutside(url, { method: 'POST', headers, body }, options)
      return { status: response.statusCode ?? 0, excerpt: await beginningOf(response) }
    } catch (error) {
      return { problem: problemOf(error) }
    }
  }
