import { ACCOUNT_PATHS, type SessionAnswer } from '@flou/shared/account.ts'
import type { Challenge } from '@flou/shared/proofOfWork.ts'
import { isApiError } from '../api/apiError.ts'
import type { Api } from '../api/client.ts'

/** The task that a refusal carries: after many failures in a network the server wants it solved first. */
function taskIn(error: unknown): Challenge | undefined {
  const data = isApiError(error, 'too_many_requests') ? error.data : undefined
  return (data as { challenge?: Challenge } | null | undefined)?.challenge // the API's contract
}

/** Logs in with e-mail and password, solving the server's task where it sets one. */
export async function authenticate(
  api: Api,
  credentials: { email: string; password: string },
): Promise<SessionAnswer> {
  const send = async (proof?: string) => {
    const body = { ...credentials, ...(proof !== undefined && { proof }) }
    return (await api<SessionAnswer>(ACCOUNT_PATHS.authenticate, { method: 'POST', body })).data
  }
  try {
    return await send()
  } catch (error) {
    const task = taskIn(error)
    if (!task) throw error
    const { solvedTask } = await import('@flou/shared/proofOfWork.ts')
    return send(await solvedTask(task))
  }
}
