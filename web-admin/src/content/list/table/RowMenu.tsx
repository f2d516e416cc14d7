import { Link } from 'react-router'
import type { ListRow } from '@flou/shared/api.ts'
import { Icon, type IconName } from '../../../elements/Icon.tsx'
import { Popup } from '../../../elements/Popup.tsx'
import { useText } from '../../../texts/useText.ts'
import type { ChildList } from '../../address.ts'
import classes from './RowMenu.module.css'

export type RowStep = 'publish' | 'unpublish' | 'duplicate' | 'checked'

/** The rarer steps of a row. */
export interface RowSteps {
  isPublic: boolean
  isCopyable: boolean
  onStep: (step: RowStep, row: ListRow) => void
}

const ICONS = {
  publish: 'eye',
  unpublish: 'close',
  duplicate: 'copy',
  checked: 'check',
} as const satisfies Record<RowStep, IconName>

function stepsFor({ marks }: ListRow, { isPublic, isCopyable }: RowSteps): RowStep[] {
  return [
    ...(isPublic && (marks?.release !== 'published' || marks.isChanged) ? (['publish'] as const) : []),
    ...(isPublic && marks?.release === 'published' ? (['unpublish'] as const) : []),
    ...(isCopyable ? (['duplicate'] as const) : []),
    ...(marks?.drift ? (['checked'] as const) : []),
  ]
}

interface Props {
  row: ListRow
  title: string
  steps: RowSteps
  /** Lists below the row that have no button of their own. */
  links: readonly ChildList[]
}

/** What is done to a row less often; nothing where nothing can be. */
export function RowMenu({ row, title, steps, links }: Props) {
  const t = useText()
  const offered = stepsFor(row, steps)
  if (offered.length === 0 && links.length === 0) return null
  return (
    <Popup isQuiet name={t('list.moreOf', { title })} label={<Icon name="more" />}>
      {(close) => (
        <div className={classes.menu}>
          {links.map(({ label, of }) => (
            <Link key={label} to={of(row.id)} onClick={close}>
              <Icon name="list" />
              {label}
            </Link>
          ))}
          {offered.map((step) => (
            <button
              key={step}
              type="button"
              onClick={() => {
                close()
                steps.onStep(step, row)
              }}
            >
              <Icon name={ICONS[step]} />
              {t(step === 'publish' && row.marks?.isChanged ? 'bulk.publishDraft' : `bulk.${step}`)}
            </button>
          ))}
        </div>
      )}
    </Popup>
  )
}
