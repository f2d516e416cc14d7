import { Button, Group, NativeSelect } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PersonRef } from '@flou/shared/accounts/account.ts'
import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { Absence } from '@flou/shared/approval/changeRequestDetail.ts'
import { useFailureText } from '../../../core/api/useFailureText.ts'
import { dateText } from '../../../core/records/timeText.ts'
import { DayFilter } from '../../../ui/filters/DayFilter.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { notifyError, notifySuccess } from '../../../core/state/notify.ts'
import { api } from '../../../core/session/current.ts'
import { approvalQueueTexts } from '../../../core/texts/approvalQueue.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'

interface AbsenceResponse {
  absence: Absence | null
  /** Other approvers. */
  people: PersonRef[]
}
const KEY = ['absence']

/** Stores the user's absence; null removes it. */
function useAbsence(onDone: () => void) {
  const queries = useQueryClient()
  const failureText = useFailureText()
  return useMutation({
    mutationFn: (absence: { from: string; to: string; delegate: number } | null) =>
      api<AbsenceResponse>(STAFF_PATHS.absence, { method: 'PUT', body: { absence } }),
    onSuccess: ({ data, message = '' }) => {
      queries.setQueryData(KEY, data)
      notifySuccess(message)
      onDone()
    },
    onError: (error) => notifyError(failureText(error)),
  })
}

function AbsenceDialog({ response, onClose }: { response: AbsenceResponse; onClose: () => void }) {
  const t = useTextsOf(approvalQueueTexts)
  const [today] = useState(() => todayInJakarta(new Date()))
  const [from, setFrom] = useState(response.absence?.from ?? today)
  const [to, setTo] = useState(response.absence?.to ?? '')
  const [delegate, setDelegate] = useState(String(response.absence?.delegate?.id ?? 0))
  const save = useAbsence(onClose)
  const people = response.people.map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <Dialog title={t('absence.title')} onClose={onClose}>
      <p>{t('absence.hint')}</p>
      <Group align="end" grow>
        <DayFilter name="from" label={t('absence.from')} day={from} onChange={setFrom} />
        <DayFilter
          name="to"
          label={t('absence.to')}
          day={to}
          min={from > today ? from : today}
          onChange={setTo}
        />
      </Group>
      <NativeSelect
        name="delegate"
        mt="sm"
        label={t('absence.delegate')}
        value={delegate}
        data={[{ value: '0', label: t('absence.nobody') }, ...people]}
        onChange={(event) => setDelegate(event.currentTarget.value)}
      />
      <Group justify="flex-end" mt="lg">
        {response.absence && (
          <Button variant="default" onClick={() => save.mutate(null)}>
            {t('absence.back')}
          </Button>
        )}
        <Button
          disabled={from === '' || to === ''}
          loading={save.isPending}
          onClick={() => save.mutate({ from, to, delegate: Number(delegate) })}
        >
          {t('absence.save')}
        </Button>
      </Group>
    </Dialog>
  )
}

/** Sets an absence; mails go to other approvers meanwhile. */
export function AbsenceButton() {
  const t = useTextsOf(approvalQueueTexts)
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const { data: response } = useQuery({
    queryKey: KEY,
    queryFn: async () => (await api<AbsenceResponse>(STAFF_PATHS.absence)).data,
  })
  const absence = response?.absence
  return (
    <>
      <Button variant="default" size="compact-sm" disabled={!response} onClick={() => setOpen(true)}>
        {absence ? t('absence.until', { day: dateText(absence.to, language) }) : t('absence.start')}
      </Button>
      {isOpen && response && <AbsenceDialog response={response} onClose={() => setOpen(false)} />}
    </>
  )
}
