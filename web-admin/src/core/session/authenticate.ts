import { ACCOUNT_PATHS, type SessionResponse } from '@flou/shared/accounts/account.ts'
import type { Challenge } from '@flou/shared/forms/proofOfWork.ts'
import { isApiError } from '../api/apiError.ts'
import type { Api } from '../api/client.ts'

/** Returns the proof-of-work challenge of a rate-limited response. */
function taskIn(error: unknown): Challenge | undefined {
  const data = isApiError(error, 'too_many_requests') ? error.data : undefined
  return (data as { challenge?: Challenge } | null | undefined)?.challenge // API contract
}

/** Logs in, solving a proof-of-work challenge if required. */
export async function authenticate(
  api: Api,
  credentials: { email: string; password: string; code?: string },
): Promise<SessionResponse> {
  const send = async (proof?: string) => {
    const body = { ...credentials, ...(proof !== undefined && { proof }) }
    return (await api<SessionResponse>(ACCOUNT_PATHS.authenticate, { method: 'POST', body })).data
  }
  try {
    return await send()
  } catch (error) {
    const task = taskIn(error)
    if (!task) throw error
    const { solvedTask } = await import('@flou/shared/forms/proofOfWork.ts')
    return send(await solvedTask(task))
  }
}
