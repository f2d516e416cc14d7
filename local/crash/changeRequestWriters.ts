import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { CONTENT_LANGUAGE_ID, LANGUAGES } from '@flou/shared/locale.ts'
import type { ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import * as z from 'zod/mini'
import { DEMO_ACCOUNT, STAFF_PASSWORD } from '@flou/demo/account.ts'
import { signIn, type ApiClient } from '../seeding/apiClient.ts'
import { screenPath } from './writers.ts'

export interface ChangeTarget {
  id: number
  title: string
  changeRequestId?: string
  isApproved: boolean
}

export interface Participants {
  author: ApiClient
  approver: ApiClient
  records: ChangeTarget[]
}

const recordSchema = z.looseObject({ id: z.number(), recordVersion: z.number() })

const contents = (title: string) =>
  LANGUAGES.map((language) => ({
    languageId: CONTENT_LANGUAGE_ID[language],
    title,
    description: 'What is written while everything ends.',
  }))

const person = (admin: string, name: string) =>
  signIn(admin, { email: `${name}@flou.example`, password: STAFF_PASSWORD })

export async function prepareTargets(admin: string, count: number): Promise<Participants> {
  const api = await signIn(admin, DEMO_ACCOUNT)
  const [author, approver] = [await person(admin, 'citra'), await person(admin, 'damar')]
  const records: ChangeTarget[] = []
  for (let number = 1; number <= count; number += 1) {
    const { id } = recordSchema.parse(
      await api.request('POST', screenPath(), { contents: contents(`Before ${number}`) }),
    )
    records.push({ id, title: `After ${id}`, isApproved: false })
  }
  return { author, approver, records }
}

/** Runs until the product dies; records the acknowledgements. */
export async function approveUntilKilled({ author, approver, records }: Participants): Promise<void> {
  const work = records.map(async (target) => {
    const body = { contents: contents(target.title), recordVersion: 1 }
    const { changeRequest } = await author.envelope('PUT', `${screenPath()}/${target.id}`, body)
    if (!changeRequest) throw new Error('The change of an author who needs approval took effect at once.')
    target.changeRequestId = changeRequest.id
    const decided = await approver.request('POST', STAFF_PATHS.approveChangeRequest(changeRequest.id), {
      hash: changeRequest.hash,
    })
    target.isApproved = (decided as ChangeRequestRow).status === 2
  })
  // the product is killed meanwhile
  await Promise.allSettled(work)
}
