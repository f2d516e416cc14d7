import { Link } from 'react-router'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import type { ChangeRequestDetail } from '@flou/shared/approval/changeRequestDetail.ts'
import type { RelatedChangeRequest } from '@flou/shared/approval/workflow.ts'
import { localizedText } from '../../../core/records/localizedText.ts'
import { changeRequestPath } from '../../../core/offices/office.ts'
import { reviewTexts } from '../../../core/texts/approvalReview.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'

/** True if it becomes visible only after another change request is approved. */
export const needsOtherRequest = ({ related = [] }: Pick<ChangeRequestDetail, 'related'>): boolean =>
  related.some(({ isNeeded }) => isNeeded)

export function RelatedChangeRequests({ related }: { related: readonly RelatedChangeRequest[] }) {
  const t = useTextsOf(reviewTexts)
  const language = useLanguage()
  return (
    <ul>
      {related.map(({ id, kind, type, titles, author, relation }) => {
        const label = REGISTRY.types.get(type)?.label[language]
        const name = localizedText(titles, language).text || label || id
        return (
          <li key={`${relation} ${id}`}>
            <Link to={changeRequestPath(id)}>{name}</Link>{' '}
            {t(`related.${relation}`, { kind: t(`change.kind.${kind}`), name: author.name })}
          </li>
        )
      })}
    </ul>
  )
}
