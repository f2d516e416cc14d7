import { useRef } from 'react'
import type { ContentType } from '@flou/shared/content/define.ts'
import { arrangeTexts } from '../../../core/texts/arrange.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { dropAt, useDragOrder } from '../../../fields/nested/useDragOrder.ts'
import { localizedText } from '../../../core/records/localizedText.ts'
import type { Arrangement } from '../useArrangement.ts'
import { ArrangeRow } from './ArrangeRow.tsx'
import { useLift } from './useLift.ts'
import { FieldHint } from '../../../ui/FieldHint.tsx'
import classes from '../Arrange.module.css'

interface Props {
  type: ContentType
  work: Arrangement
}

export function ArrangeList({ type, work }: Props) {
  const t = useTextsOf(arrangeTexts)
  const language = useLanguage()
  const list = useRef<HTMLOListElement>(null)
  const { sequence, rows, setOrder } = work
  const titleOf = (id: number) => localizedText(rows.get(id)?.titles, language).text || `#${id}`
  const lift = useLift({ sequence, titleOf, setOrder })
  const { drag, start } = useDragOrder({
    list,
    onDrop: (from, to) => lift.move(sequence[from]?.id ?? 0, to),
  })
  return (
    <>
      <FieldHint>{t('arrange.hint')}</FieldHint>
      <ol ref={list} className={classes['list']} data-dragging={drag !== undefined || undefined}>
        {sequence.map(({ id }, index) => {
          const row = rows.get(id)
          return (
            <li key={id} data-item={id}>
              {row && (
                <ArrangeRow
                  row={row}
                  type={type}
                  title={titleOf(id)}
                  index={index}
                  count={sequence.length}
                  lift={lift}
                  isDragged={drag?.from === index}
                  drop={dropAt(drag, index)}
                  onDrag={start}
                />
              )}
            </li>
          )
        })}
      </ol>
      <p className="visuallyHidden" role="status">
        {lift.spoken}
      </p>
    </>
  )
}
