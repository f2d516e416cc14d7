import { Link } from 'react-router'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import type { ChangeDetail } from '@flou/shared/changes/detail.ts'
import type { RelatedChange } from '@flou/shared/workflow.ts'
import { localizedText } from '../../../content/localizedText.ts'
import { changeAddress } from '../../../content/pending/changeAddress.ts'
import { changeTexts } from '../../../texts/screens/workflowDetail.ts'
import { useLanguage } from '../../../texts/useText.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'

/** True for a change that shows what visitors see only once another one is approved. */
export const needsOther = ({ related = [] }: Pick<ChangeDetail, 'related'>): boolean =>
  related.some(({ isNeeded }) => isNeeded)

/** Links to the other open changes that a change has to do with, each with who submitted it. */
export function RelatedChanges({ related }: { related: readonly RelatedChange[] }) {
  const t = useTextsOf(changeTexts)
  const language = useLanguage()
  return (
    <ul>
      {related.map(({ id, kind, type, titles, author, relation }) => {
        const label = REGISTRY.types.get(type)?.label[language]
        const name = localizedText(titles, language).text || label || id
        return (
          <li key={`${relation} ${id}`}>
            <Link to={changeAddress(id)}>{name}</Link>{' '}
            {t(`related.${relation}`, { kind: t(`change.kind.${kind}`), name: author.name })}
          </li>
        )
      })}
    </ul>
  )
}
