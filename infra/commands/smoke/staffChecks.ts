import type { StoredRecord } from '@flou/shared/api.ts'
import { MAIL_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { pathOf } from '@flou/demo/demoApi.ts'
import { signIn, type ApiClient } from '@flou/local/seeding/apiClient.ts'
import sharp from 'sharp'
import { ensure, untilAnswered, withTimeout, type Check } from './runChecks.ts'

interface Product {
  site: string
  admin: string
}
interface Credentials {
  email: string
  password: string
}

const NEWS = pathOf('news')
const MEDIA = '/api/dashboard/media'

/** Publishes a copy of the newest article, and removes it again even after a failure. */
async function checkMainJob({ site }: Product, api: ApiClient): Promise<void> {
  const [newest] = (await api.request('GET', `${NEWS}?perPage=1`)) as StoredRecord[]
  if (!newest) throw new Error('There is no article to copy')
  const call = async (method: string, path: string) =>
    (await api.envelope(method, `${NEWS}/${path}`)).data as StoredRecord & { slug?: string }
  const copy = await call('POST', `${newest.id}/duplicate`)
  const url = `/news-and-information/${copy.slug ?? ''}`
  try {
    await call('POST', `${copy.id}/publish?recordVersion=${copy.recordVersion}`)
    for (const path of [url, `/id${url}`]) await untilAnswered(site + path, ({ status }) => status === 200)
  } finally {
    await call('DELETE', `${copy.id}`)
  }
  await untilAnswered(site + url, ({ status }) => status === 404)
  await call('DELETE', `${copy.id}/trash`)
}

/** A picture of one random colour, so that it is no duplicate. */
function picture(): Promise<Buffer> {
  const [r, g, b] = crypto.getRandomValues(new Uint8Array(3))
  const background = { r: r ?? 0, g: g ?? 0, b: b ?? 0 }
  return sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .png()
    .toBuffer()
}

async function checkUpload({ site }: Product, api: ApiClient): Promise<void> {
  const name = `smoke-${Date.now()}.png`
  const alt = { en: 'Smoke test', id: 'Uji asap' }
  const stored = await api.upload({
    name,
    mime: 'image/png',
    bytes: await picture(),
    alt,
    folderId: 0,
    tags: [],
  })
  try {
    await untilAnswered(
      `${site}/media/${stored.path.replace(/^\/?(?:media\/)?/, '')}`,
      ({ status }) => status === 200,
    )
  } finally {
    await api.envelope('DELETE', `${MEDIA}/${stored.id}`)
  }
}

export function staffChecks(product: Product, credentials: Credentials): Check[] {
  let session: Promise<ApiClient> | undefined
  const withApi = async (run: (api: ApiClient) => Promise<unknown>) => {
    await run(await (session ??= signIn(product.admin, credentials)))
  }
  return [
    {
      name: 'back-office',
      services: 'CloudFront, S3',
      run: async () =>
        ensure(
          (await fetch(product.admin, withTimeout())).status === 200,
          `${product.admin} does not answer 200`,
        ),
    },
    {
      name: 'sign-in',
      services: 'DynamoDB, Secrets Manager',
      run: () => withApi(() => Promise.resolve()),
    },
    {
      name: 'publish an article, and remove it',
      services: 'DynamoDB stream, S3, CloudFront invalidation',
      run: () => withApi((api) => checkMainJob(product, api)),
    },
    {
      name: 'upload a picture, and move it to the trash',
      services: 'S3 upload, sharp, CloudFront',
      run: () => withApi((api) => checkUpload(product, api)),
    },
    {
      name: 'mail to yourself, which you should receive',
      services: 'SES',
      run: () =>
        withApi((api) =>
          api.request('POST', MAIL_PATHS.sample('resetPassword'), { contents: [], language: 'en' }),
        ),
    },
  ]
}
