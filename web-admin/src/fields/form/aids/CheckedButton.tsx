import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AnyType } from '@flou/shared/content/define.ts'
import { textPath } from '@flou/shared/content/values/errorKey.ts'
import type { UncheckedText } from '@flou/shared/translation/machine.ts'
import { TRANSLATION_PATHS } from '@flou/shared/translation/translationPaths.ts'
import { useFailureText } from '../../../core/api/useFailureText.ts'
import { areaOf } from '../../../core/offices/recordLocations.ts'
import { MACHINE_KEY } from '../../../core/records/unchecked.ts'
import { api } from '../../../core/session/current.ts'
import { hasRight } from '../../../core/session/rights.ts'
import { useUser } from '../../../core/session/useSession.ts'
import { notifyError } from '../../../core/state/notify.ts'
import { machineTexts } from '../../../core/texts/glossary.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'

interface Props {
  type: AnyType
  id: number
  text: UncheckedText
  label: string
  onChecked?: () => void
}

/** Confirms a machine translation; only for people who may edit it. */
export function CheckedButton({ type, id, text: { language, path }, label, onChecked }: Props) {
  const t = useTextsOf(machineTexts)
  const failureText = useFailureText()
  const queries = useQueryClient()
  const user = useUser()
  const area = areaOf(type)
  const body = { type: type.key, id, name: textPath(path.split('.')), to: language }
  const check = useMutation({
    mutationFn: () => api(TRANSLATION_PATHS.machineChecked, { method: 'POST', body }),
    onSuccess: () => {
      onChecked?.()
      return queries.invalidateQueries({ queryKey: [MACHINE_KEY] })
    },
    onError: (error: unknown) => notifyError(failureText(error)),
  })
  if (!area || !hasRight(user, area.permission, 'edit')) return null
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      loading={check.isPending}
      aria-label={t('machine.checkedOf', { name: label })}
      onClick={() => check.mutate()}
    >
      {t('machine.checked')}
    </Button>
  )
}
