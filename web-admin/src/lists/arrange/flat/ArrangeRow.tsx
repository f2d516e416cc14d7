import { useEffect, useRef, type PointerEvent } from 'react'
import { imageUrl } from '@flou/shared/bases.ts'
import type { ListRow, RowReference } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { arrangeTexts } from '../../../core/texts/arrange.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { RowStatus } from '../../table/RowStatus.tsx'
import { RowTitles } from '../RowTitles.tsx'
import { MoveMenu } from './MoveMenu.tsx'
import type { useLift } from './useLift.ts'
import classes from '../Arrange.module.css'

const isPicture = (value: unknown): value is RowReference =>
  typeof value === 'object' && value !== null && 'image' in value

function Picture({ row, type }: Pick<Props, 'row' | 'type'>) {
  const name = type.list.columns.find((column) => type.declaration.fields[column]?.kind === 'media')
  if (name === undefined) return null
  const value = row[name]
  const image = isPicture(value) ? value.image : undefined
  if (!image) return <span className={classes['picture']} aria-hidden="true" />
  return <img src={imageUrl(image)} alt="" loading="lazy" className={classes['picture']} />
}

interface Props {
  row: ListRow
  type: ContentType
  title: string
  index: number
  count: number
  lift: ReturnType<typeof useLift>
  isDragged: boolean
  drop: 'before' | 'after' | undefined
  onDrag: (index: number, event: PointerEvent) => void
}

function Handle({ row, title, index, count, lift, onDrag }: Props) {
  const t = useTextsOf(arrangeTexts)
  const isLifted = lift.lifted === row.id
  const button = useRef<HTMLButtonElement>(null)
  const { drop } = lift
  useEffect(() => {
    if (!isLifted) return undefined
    // focus on another control drops the row; a move blurs the handle only briefly
    const onFocus = ({ target }: FocusEvent) => target !== button.current && drop()
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [isLifted, drop])
  return (
    <button
      ref={button}
      type="button"
      className={classes['handle']}
      aria-pressed={isLifted}
      aria-label={t('arrange.handle', { title, position: index + 1, count })}
      onClick={(event) => lift.toggle(row.id, event)}
      onKeyDown={(event) => lift.onKeyDown(row.id, event)}
      onPointerDown={(event) => onDrag(index, event)}
    >
      <Icon name="menu" size={16} />
    </button>
  )
}

export function ArrangeRow(props: Props) {
  const { row, type, title, index, count, lift, isDragged, drop } = props
  return (
    <div
      className={classes['row']}
      data-dragged={isDragged || undefined}
      data-lifted={lift.lifted === row.id || undefined}
      data-drop={drop}
    >
      <Handle {...props} />
      <span className={classes['position']} aria-hidden="true">
        {index + 1}
      </span>
      <Picture row={row} type={type} />
      <span className={classes['body']}>
        <RowTitles row={row} />
        <RowStatus row={row} />
      </span>
      <MoveMenu title={title} index={index} count={count} onMove={(to) => lift.move(row.id, to)} />
    </div>
  )
}
