import { memo } from 'react'
import type { Declaration, Fields } from '@flou/shared/content/declaration.ts'
import { FieldList, LocalizedFields } from '../FieldList.tsx'
import { ItemHead, type ItemActions } from './ItemHead.tsx'
import classes from './ItemsField.module.css'

const unordered = ({ fields }: Declaration): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name !== 'order'))

interface Props {
  shape: Declaration
  path: string
  name: string
  index: number
  count: number
  errors: number
  isOpen: boolean
  drop: 'before' | 'after' | undefined
  isDragged: boolean
  actions: ItemActions
}

/** List entry, folded or open. Entries with errors are always open. */
export const ItemCard = memo(function ItemCard({
  shape: declaration,
  path,
  drop,
  isDragged,
  ...head
}: Props) {
  const isUnfolded = head.isOpen || head.errors > 0
  return (
    <div className={classes.item} data-item={path} data-drop={drop} data-dragged={isDragged || undefined}>
      <ItemHead {...head} isOpen={isUnfolded} />
      {isUnfolded && (
        <div className={classes.itemBody}>
          <LocalizedFields shape={declaration} path={path} />
          <FieldList fields={unordered(declaration)} path={path} />
        </div>
      )}
    </div>
  )
})
