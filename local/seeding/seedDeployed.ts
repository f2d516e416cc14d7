import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { MediaOverview } from '@flou/shared/media/media.ts'
import { pathOf, type DemoApi } from '@flou/demo/demoApi.ts'
import { loadDemo } from '@flou/demo/load.ts'
import { readContent, type Content } from '@flou/demo/loader/content.ts'
import { FOLDERS } from '@flou/demo/loader/pictures.ts'
import { repeatableKeys, signIn } from './apiClient.ts'

/** The password of the demo's users is public, so they exist locally only. */
const LOCAL_ONLY: ReadonlySet<string> = new Set(['user', 'role'])

interface DeployedSeeding {
  /** Origin of the back-office. */
  to: string
  email?: string
  apply?: boolean
  /** Finishes a load that was interrupted less than 24 hours ago. */
  continue?: boolean
}

/** Loads the demo content, without users, into an empty environment by its API. Without `apply` it only checks. */
export async function seedDeployed(
  { to, email = '', ...options }: DeployedSeeding,
  { SEED_PASSWORD: password = '' }: NodeJS.ProcessEnv,
): Promise<void> {
  if (email === '' || password === '') throw new Error('Set --email and the variable SEED_PASSWORD.')
  const { origin } = new URL(to)
  console.log(`${origin}, as ${email}`)
  await loadIfEmpty(await signIn(origin, { email, password }, repeatableKeys()), options)
}

async function requireEmpty(api: DemoApi): Promise<void> {
  for (const type of ['news', 'product', 'menu']) {
    const stored = (await api.request('GET', `${pathOf(type)}?perPage=1`)) as unknown[]
    if (stored.length > 0)
      throw new Error(
        `Refused: the environment already has content of the type ${type}. A load that was interrupted less than 24 hours ago continues with --continue.`,
      )
  }
}

/** Folders are stored first; the API refuses a second one of the same name, so older loads are not repeated. */
async function requireBegun(api: DemoApi): Promise<void> {
  const { folders } = (await api.request('GET', STAFF_PATHS.mediaOverview)) as MediaOverview
  if (!folders.some(({ name }) => name === FOLDERS[0]))
    throw new Error(
      'Refused: no load of the demo content has begun here. Repeat the command without --continue.',
    )
}

export async function loadIfEmpty(
  api: DemoApi,
  options: Pick<DeployedSeeding, 'apply' | 'continue'>,
): Promise<void> {
  const content: Content = readContent()
  const records = content.records.filter(({ type }) => !LOCAL_ONLY.has(type))
  await (options.continue ? requireBegun(api) : requireEmpty(api))
  console.log(`${records.length} records and ${content.sections.length} sections`)
  if (!options.apply) return console.log('Nothing was changed. Repeat the command with --apply')
  const started = performance.now()
  await loadDemo(api, { ...content, records }, () => {
    console.log('The home page is stored.')
    return Promise.resolve()
  })
  console.log(`The demo content is stored after ${Math.round((performance.now() - started) / 1000)} s.`)
}
