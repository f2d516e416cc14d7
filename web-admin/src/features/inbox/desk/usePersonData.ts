import { useMutation, useQuery } from '@tanstack/react-query'
import { INBOX_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import type { ErasureReport, PersonData } from '@flou/shared/inbox/personalData.ts'
import { useFaultText } from '../../../core/api/useFailureText.ts'
import { download } from '../../../lists/export/files.ts'
import { notifyError, notifySuccess } from '../../../core/state/notify.ts'
import { INBOX_KEY } from '../../../core/offices/useUnread.ts'
import { api } from '../../../core/session/current.ts'
import { personalDataTexts } from '../../../core/texts/personalData.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'

const ERASURE_REPORTS_KEY = [INBOX_KEY, 'erasures']

export const useErasureReports = () =>
  useQuery({
    queryKey: ERASURE_REPORTS_KEY,
    queryFn: async ({ signal }) => (await api<ErasureReport[]>(INBOX_PATHS.erasures, { signal })).data,
  })

export const saveJson = (value: unknown, name: string): void =>
  download(
    [JSON.stringify(value, undefined, 2)],
    `${name}-${todayInJakarta(new Date())}.json`,
    'application/json',
  )

const post = async <T>(path: string, body: object) => (await api<T>(path, { method: 'POST', body })).data

export function usePersonData() {
  const t = useTextsOf(personalDataTexts)
  const faultText = useFaultText()
  const onError = (error: unknown) => notifyError(faultText(error))
  const find = useMutation({
    mutationFn: async (email: string) => ({
      email,
      data: await post<PersonData>(INBOX_PATHS.person, { email }),
    }),
    onError,
  })
  const save = useMutation({
    mutationFn: (email: string) => post<PersonData>(INBOX_PATHS.exportPerson, { email }),
    onSuccess: (data) => saveJson(data, 'personal-data'),
    onError,
  })
  const restrict = useMutation({
    mutationFn: (body: { email: string; isRestricted: boolean }) =>
      post<{ count: number }>(INBOX_PATHS.restrictPerson, body),
    onSuccess: ({ count }, { email, isRestricted }) => {
      notifySuccess(t(isRestricted ? 'desk.restricted' : 'desk.lifted', { count }))
      find.mutate(email)
    },
    onError,
  })
  return { find, save, restrict }
}
export type Desk = ReturnType<typeof usePersonData>
