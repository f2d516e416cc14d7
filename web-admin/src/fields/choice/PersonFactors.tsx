import { Button, Group, Text } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ACCOUNT_PATHS, type AccountFactors } from '@flou/shared/accounts/account.ts'
import { useFaultText } from '../../core/api/useFailureText.ts'
import { api } from '../../core/session/current.ts'
import { notifyError, notifySuccess } from '../../core/state/notify.ts'
import { factorTexts } from '../../core/texts/factors.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { LoadFailure } from '../../ui/screen/LoadFailure.tsx'

function useFactorsOf(id: number) {
  const faultText = useFaultText()
  const queries = useQueryClient()
  const key = ['factorsOf', id]
  const path = ACCOUNT_PATHS.factorsOf(id)
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await api<AccountFactors>(path, { signal })).data,
  })
  const remove = useMutation({
    mutationFn: () => api(path, { method: 'DELETE' }),
    onSuccess: ({ message }) => notifySuccess(message ?? ''),
    onError: (error) => notifyError(faultText(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  })
  const hasFactor = data !== undefined && (data.totpSince !== null || data.passkeys.length > 0)
  return { hasFactor, error, refetch, remove }
}

export function PersonFactors({ id }: { id: number }) {
  const t = useTextsOf(factorTexts)
  const { hasFactor, error, refetch, remove } = useFactorsOf(id)
  const [isOpen, setOpen] = useState(false)
  if (error) return <LoadFailure error={error} title={t('factor.title')} onRetry={refetch} />
  if (!hasFactor) return null
  const close = () => setOpen(false)
  return (
    <Banner>
      <p>{t('factor.ofPerson')}</p>
      <Button size="xs" variant="default" onClick={() => setOpen(true)}>
        {t('factor.remove')}
      </Button>
      {isOpen && (
        <Dialog title={t('factor.removeOfAsk')} onClose={close}>
          <Text size="sm">{t('factor.removeOfHint')}</Text>
          <Group justify="flex-end" mt="lg">
            <Button variant="default" onClick={close} data-autofocus>
              {t('factor.cancel')}
            </Button>
            <Button
              color="danger"
              loading={remove.isPending}
              onClick={() => remove.mutate(undefined, { onSettled: close })}
            >
              {t('factor.remove')}
            </Button>
          </Group>
        </Dialog>
      )}
    </Banner>
  )
}
