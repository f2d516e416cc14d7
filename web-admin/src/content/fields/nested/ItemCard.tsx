import { memo } from 'react'
import type { Shape } from '@flou/shared/content/shape.ts'
import { FieldList, LocalizedFields } from '../FieldList.tsx'
import { ItemHead, type ItemActions } from './ItemHead.tsx'
import classes from './ItemsField.module.css'

interface Props {
  shape: Shape
  path: string
  name: string
  index: number
  count: number
  errors: number
  isOpen: boolean
  /** Where a dragged entry would come to stand: before this one, after it. */
  drop: 'before' | 'after' | undefined
  isDragged: boolean
  actions: ItemActions
}

/** One entry of a list: folded to its name, or open with its inputs. Entries with errors are always open. */
export const ItemCard = memo(function ItemCard({ shape, path, drop, isDragged, ...head }: Props) {
  const isShown = head.isOpen || head.errors > 0
  return (
    <div className={classes.item} data-item={path} data-drop={drop} data-dragged={isDragged || undefined}>
      <ItemHead {...head} isOpen={isShown} />
      {isShown && (
        <div className={classes.itemBody}>
          <LocalizedFields shape={shape} path={path} />
          <FieldList fields={shape.fields} path={path} />
        </div>
      )}
    </div>
  )
})
