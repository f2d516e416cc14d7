import { Button, Input } from '@mantine/core'
import { useId, useRef } from 'react'
import type { FieldOf } from '@flou/shared/content/fields/kind.ts'
import { editorTexts } from '../../core/texts/editor.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { useFormView } from '../form/FormContext.ts'
import { below } from '../../core/records/entries.ts'
import type { FieldProps } from '../fieldProps.ts'
import { AddEntry } from './limit/AddEntry.tsx'
import { ItemCard } from './ItemCard.tsx'
import { dropAt } from './useDragOrder.ts'
import { useItemList } from './useItemList.ts'
import classes from './ItemsField.module.css'

export function ItemsField({ field, path, label, error }: FieldProps<FieldOf<'items'>>) {
  const t = useTextsOf(editorTexts)
  const { errors } = useFormView()
  const errorId = useId()
  const box = useRef<HTMLFieldSetElement>(null)
  const { items, keys, open, drag, limit, ...list } = useItemList({ field, path, label, box })
  const isAnyOpen = keys.some((key) => open.has(key))
  return (
    <fieldset
      className={classes.list}
      ref={box}
      data-dragging={drag !== undefined || undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend>
        {label} <span className={classes.count}>({items.length})</span>
      </legend>
      <span className="visuallyHidden" aria-live="polite">
        {list.spoken}
      </span>
      {error && (
        <Input.Error role="alert" id={errorId}>
          {error}
        </Input.Error>
      )}
      {items.length > 1 && (
        <Button
          size="compact-xs"
          variant="subtle"
          color="ink"
          aria-label={t(isAnyOpen ? 'edit.foldAllOf' : 'edit.unfoldAllOf', { name: label })}
          onClick={() => list.openAll(!isAnyOpen)}
        >
          {t(isAnyOpen ? 'edit.foldAll' : 'edit.unfoldAll')}
        </Button>
      )}
      {items.map((_, index) => {
        const at = below(path, index)
        return (
          <ItemCard
            key={keys[index]}
            shape={field.of}
            path={at}
            name={list.nameOf(index)}
            index={index}
            count={items.length}
            errors={Object.keys(errors).filter((one) => one.startsWith(`${at}.`)).length}
            isOpen={open.has(keys[index] ?? '')}
            drop={dropAt(drag, index)}
            isDragged={drag?.from === index}
            actions={list.actions}
          />
        )
      })}
      <AddEntry limit={limit} onAdd={list.add} aria-label={t('items.addTo', { name: label })}>
        {t('items.add')}
      </AddEntry>
    </fieldset>
  )
}
