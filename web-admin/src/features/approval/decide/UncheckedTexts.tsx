import { useQueryClient } from '@tanstack/react-query'
import type { AnyType } from '@flou/shared/content/define.ts'
import type { ChangeRequestDetail } from '@flou/shared/approval/changeRequestDetail.ts'
import { machineTexts } from '../../../core/texts/glossary.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { UncheckedItems } from '../../../fields/form/aids/UncheckedItems.tsx'

interface Props {
  type: AnyType
  changeRequest: Pick<ChangeRequestDetail, 'recordId' | 'unchecked'>
  isInDialog?: boolean
}

/** Machine translations of the change that no one has checked, with links to the comparison. */
export function UncheckedTexts({ type, changeRequest: { recordId, unchecked }, isInDialog = false }: Props) {
  const t = useTextsOf(machineTexts)
  const queries = useQueryClient()
  if (!unchecked) return null
  return (
    <>
      <p>{t('machine.warning')}</p>
      <ul>
        <UncheckedItems
          type={type}
          id={recordId}
          texts={unchecked}
          isCompared={!isInDialog}
          onChecked={() => void queries.invalidateQueries({ queryKey: ['change'] })}
        />
      </ul>
    </>
  )
}
