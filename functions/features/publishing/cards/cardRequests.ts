import { CARD_MIME, cardPath, pageOfCard, type ShareCard } from '@flou/shared/site/shareCard.ts'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { isFromCdn, type OriginSecrets } from '../../../core/http/originSecret.ts'
import { fileKeys } from '../site/bucket/fileKeys.ts'
import type { DrawCard } from './drawCard.ts'
import { readCard } from './readCard.ts'

export interface CardFiles {
  readPage: (key: string) => Promise<string | undefined>
  readPicture: (key: string) => Promise<Uint8Array | undefined>
  store: (key: string, card: Buffer) => Promise<void>
}

interface Services extends OriginSecrets, CardFiles {
  draw: DrawCard
}

export const CARD_CACHE = 'public, max-age=31536000, immutable'

const withoutBody = (
  statusCode: number,
  headers: Record<string, string> = {},
): APIGatewayProxyStructuredResultV2 => ({
  statusCode,
  headers: { 'cache-control': 'no-cache', ...headers },
  body: '',
})

const isPicture = (path: string) => /^\/media\/[\w/-]+\.(?:jpg|png|webp|avif)$/.test(path)

/**
 * Draws and stores the card of a published page. Only texts of the page itself are drawn: another card's
 * path redirects to the current one.
 */
export function cardRequests({ readPage, readPicture, store, draw, ...secrets }: Services) {
  const drawn = async (card: ShareCard) => {
    const { picture } = card
    return draw(card, isPicture(picture) ? await readPicture(picture.slice(1)) : undefined)
  }
  return async (event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> => {
    if (!isFromCdn(event.headers, secrets)) return withoutBody(403)
    const page = pageOfCard(event.rawPath)
    const html = page && (await readPage(fileKeys(page.path, page.language).html))
    const card = html === undefined ? undefined : readCard(html)
    if (!page || !card) return withoutBody(404)
    const path = cardPath(page, card)
    if (path !== event.rawPath) return withoutBody(302, { location: path })
    const bytes = await drawn(card)
    await store(path.slice(1), bytes)
    return {
      statusCode: 200,
      headers: { 'content-type': CARD_MIME, 'cache-control': CARD_CACHE },
      body: bytes.toString('base64'),
      isBase64Encoded: true,
    }
  }
}
