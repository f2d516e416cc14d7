import { FORM_PATHS, PUBLIC_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { LANGUAGES } from '@flou/shared/locale.ts'
import { cardPath } from '@flou/shared/site/shareCard.ts'
import { cardFiles } from '@flou/functions/features/publishing/cards/cardFiles.ts'
import { cardRequests } from '@flou/functions/features/publishing/cards/cardRequests.ts'
import { MANIFEST_KEY } from '@flou/functions/features/search/storage/indexManifest.ts'
import { pageKey } from '@flou/functions/features/search/searchPage.ts'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { S3Client } from '@aws-sdk/client-s3'
import { ORIGIN_HEADER } from '@flou/shared/api.ts'
import { expect } from 'vitest'
import type { TestAccount } from './testAccount.ts'

const HTML = { 'content-type': 'text/html' }

const putFile = ({ stores }: TestAccount, file: { bucket: string; key: string }, html = '<html></html>') =>
  stores.objects.put({ ...file, body: Buffer.from(html), headers: HTML })

const CARD = {
  title: 'Backups',
  section: 'News',
  siteName: 'Flou Cloud',
  host: 'flou.example',
  picture: '/media/absent/file.jpg',
  focal: '0.5 0.5',
}

/** The picture of the card does not exist; the card is drawn without it. */
export async function requestCards(aws: TestAccount): Promise<void> {
  const { SITE_BUCKET = '', MEDIA_BUCKET = '' } = aws.become('cards')
  const handle = cardRequests({
    ...cardFiles(new S3Client(), { site: SITE_BUCKET, media: MEDIA_BUCKET }),
    draw: () => Promise.resolve(Buffer.from('drawn')),
    originSecret: 'secret',
  })
  const request = async (rawPath: string, expected: number) => {
    const event = { rawPath, headers: { [ORIGIN_HEADER]: 'secret' } } as unknown as APIGatewayProxyEventV2
    expect((await handle(event)).statusCode).toBe(expected)
  }
  for (const language of LANGUAGES) {
    const path = cardPath({ language, path: '/news/backups' }, CARD)
    const page =
      `<html><head><meta property="og:site_name" content="${CARD.siteName}"/>` +
      `<meta property="og:title" content="${CARD.title} | ${CARD.siteName}"/>` +
      `<meta property="og:url" content="https://${CARD.host}/news/backups"/>` +
      `<meta property="og:image" content="https://${CARD.host}${path}" data-section="${CARD.section}" ` +
      `data-picture="https://${CARD.host}${CARD.picture}" data-focal="${CARD.focal}"/></head></html>`
    await putFile(aws, { bucket: SITE_BUCKET, key: `${language}/news/backups/index.html` }, page)
    await request(path, 200)
  }
  await request('/og/en/absent/a-b.jpg', 404)
}

export async function requestEstimate(aws: TestAccount): Promise<void> {
  const item = {
    key: 1,
    product: 7,
    version: 'abcdefghijklmno1',
    kind: 'instance',
    id: 1,
    quantity: 3,
    extras: [],
  }
  const body = { name: 'Toko daring', period: 'month', items: [item] }
  await aws.call('estimates', { path: PUBLIC_PATHS.estimates, body }, 201)
}

/** Fields are absent, so the answer is the page with problems. */
export async function submitForm(aws: TestAccount): Promise<void> {
  const { SITE_BUCKET = '' } = aws.become('forms')
  for (const language of LANGUAGES) {
    await putFile(aws, { bucket: SITE_BUCKET, key: `${language}/contact/index.html` })
    await aws.call(
      'forms',
      {
        path: FORM_PATHS.newsletter,
        text: new URLSearchParams({ _page: '/contact', _language: language }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
      422,
    )
  }
}

/** As before the first publish: there is no index. */
export async function requestSearch(aws: TestAccount): Promise<void> {
  const { SITE_BUCKET = '' } = aws.become('search')
  aws.stores.objects.remove(SITE_BUCKET, MANIFEST_KEY)
  for (const language of LANGUAGES)
    for (const folder of ['', 'releases/build-1/']) {
      const key = folder + pageKey(language)
      await putFile(aws, { bucket: SITE_BUCKET, key })
      const path = `/${pageKey(language)}`
      await aws.call('search', { method: 'GET', path, headers: { 'x-page-key': key } }, 200)
    }
}

export async function requestMissingPage(aws: TestAccount): Promise<void> {
  const { SITE_BUCKET = '' } = aws.become('site')
  for (const language of LANGUAGES) {
    await putFile(aws, { bucket: SITE_BUCKET, key: `${language}/404/index.html` })
    await aws.call('site', { method: 'GET', path: `/${language}/absent` }, 404)
  }
}
