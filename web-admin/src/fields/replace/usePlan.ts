import { useQuery } from '@tanstack/react-query'
import pMap from 'p-map'
import { useState } from 'react'
import type { SignedInUser } from '@flou/shared/accounts/account.ts'
import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import { readAllUsages } from '../../core/records/useUsages.ts'
import { readRecord } from '../../core/records/writeRecord.ts'
import { useUser } from '../../core/session/useSession.ts'
import { planChange, type PlannedChange, type ReplacedRecord, type SkippedRecord } from './planChange.ts'

export interface Plan {
  changes: readonly PlannedChange[]
  skipped: readonly SkippedRecord[]
}

interface Progress {
  done: number
  count: number
}

interface Reading {
  user: SignedInUser
  signal: AbortSignal
  onProgress: (progress: Progress) => void
}

async function readPlan(replaced: ReplacedRecord, { user, signal, onProgress }: Reading): Promise<Plan> {
  const usages = await readAllUsages(replaced.path, signal)
  const context = { replaced, user, today: todayInJakarta(new Date()) }
  let done = 0
  const planned = await pMap(
    usages,
    async (usage) => {
      const change = await planChange(usage, readRecord, context)
      done += 1
      onProgress({ done, count: usages.length })
      return change
    },
    { concurrency: 6, signal },
  )
  return {
    changes: planned.filter((one) => 'reach' in one),
    skipped: planned.filter((one) => 'reason' in one),
  }
}

/** Reads the records that refer to a record, and what replacing it changes in each. */
export function usePlan(replaced: ReplacedRecord) {
  const user = useUser()
  const [progress, setProgress] = useState<Progress>()
  const query = useQuery({
    queryKey: ['usage', replaced.path, 'plan'],
    queryFn: ({ signal }) => readPlan(replaced, { user, signal, onProgress: setProgress }),
    gcTime: 0,
    retry: false,
  })
  return { ...query, progress }
}
