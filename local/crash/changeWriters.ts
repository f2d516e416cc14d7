import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { CONTENT_LANGUAGE_ID, LANGUAGES } from '@flou/shared/locale.ts'
import type { ChangeRow } from '@flou/shared/workflow.ts'
import * as z from 'zod/mini'
import { DEMO_ACCOUNT } from '../demo/account.ts'
import { PASSWORD } from '../demo/content/people.ts'
import { signIn, type ApiClient } from '../seeding/apiClient.ts'
import { screenPath } from './writers.ts'

/** What is known of a record whose change was under way when everything was killed. */
export interface Known {
  id: number
  /** The title that the change gives it, in both languages. */
  title: string
  /** The change, once its submission was acknowledged. */
  change?: string
  /** The approval was acknowledged. */
  isApproved: boolean
}

/** An author whose changes wait, who decides about them, and the records they work on. */
export interface People {
  author: ApiClient
  approver: ApiClient
  records: Known[]
}

const recordSchema = z.looseObject({ id: z.number(), recordVersion: z.number() })

const contents = (title: string) =>
  LANGUAGES.map((language) => ({
    languageId: CONTENT_LANGUAGE_ID[language],
    title,
    description: 'What is written while everything ends.',
  }))

const person = (admin: string, name: string) =>
  signIn(admin, { email: `${name}@flou.example`, password: PASSWORD })

/** Signs everybody in, and makes the records. */
export async function prepareChanges(admin: string, count: number): Promise<People> {
  const api = await signIn(admin, DEMO_ACCOUNT)
  const [author, approver] = [await person(admin, 'citra'), await person(admin, 'damar')]
  const records: Known[] = []
  for (let number = 1; number <= count; number += 1) {
    const { id } = recordSchema.parse(
      await api.request('POST', screenPath(), { contents: contents(`Before ${number}`) }),
    )
    records.push({ id, title: `After ${id}`, isApproved: false })
  }
  return { author, approver, records }
}

/** Submits a change of each record and approves it, until the product is gone; notes what was acknowledged. */
export async function decideUntilDead({ author, approver, records }: People): Promise<void> {
  const work = records.map(async (known) => {
    const body = { contents: contents(known.title), recordVersion: 1 }
    const { change } = await author.envelope('PUT', `${screenPath()}/${known.id}`, body)
    if (!change) throw new Error('The change of an author who needs approval took effect at once.')
    known.change = change.id
    const decided = await approver.request('POST', STAFF_PATHS.approveChange(change.id), {
      hash: change.hash,
    })
    known.isApproved = (decided as ChangeRow).status === 2 // what the envelope of this call holds
  })
  // the product is killed in the middle of it
  await Promise.allSettled(work)
}
