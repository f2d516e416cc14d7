import { Switch } from '@mantine/core'
import { useState } from 'react'
import type { ArrangedRecord, ListPlace } from '@flou/shared/changes/detail.ts'
import { localizedText } from '../../../../content/localizedText.ts'
import { changeTexts } from '../../../../texts/screens/workflowDetail.ts'
import { useLanguage } from '../../../../texts/useText.ts'
import { useTextsOf } from '../../../../texts/useTextsOf.ts'
import { useGradually } from '../useGradually.ts'
import { movedRecords } from './movedRecords.ts'
import classes from './FieldTable.module.css'

const GRADUALLY = { first: 60, step: 80 } as const

/** A new order: which records somebody moved, from where to where. */
export function OrderTable({ order }: { order: readonly ArrangedRecord[] }) {
  const t = useTextsOf(changeTexts)
  const language = useLanguage()
  const [isAll, setAll] = useState(false)
  const moved = movedRecords(order)
  const shown = isAll ? order : order.filter((record) => moved.has(record))
  const count = useGradually(shown.length, GRADUALLY)
  const titleOf = ({ titles, id }: ArrangedRecord) => localizedText(titles, language).text || `#${id}`
  const roots = new Map(order.map((record) => [record.id, titleOf(record)]))
  const placeText = ({ place, parentId }: ListPlace) => {
    const parent = parentId > 0 ? roots.get(parentId) : undefined
    return parent === undefined ? String(place) : t('change.placeIn', { place, parent })
  }
  return (
    <>
      <div className={classes.head}>
        <p role="status">{t('change.moved', { count: moved.size })}</p>
        <Switch
          label={t('change.showAll')}
          checked={isAll}
          onChange={(event) => setAll(event.currentTarget.checked)}
        />
      </div>
      <div className={classes.scroll} role="region" aria-label={t('change.changes')} tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('change.record')}</th>
              <th scope="col">{t('change.oldPlace')}</th>
              <th scope="col">{t('change.newPlace')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.slice(0, count).map((record) => (
              <tr key={`${record.type} ${record.id}`}>
                <th scope="row">{titleOf(record)}</th>
                <td>{record.from ? placeText(record.from) : t('change.goneSince')}</td>
                <td>{moved.has(record) ? <strong>{placeText(record.to)}</strong> : placeText(record.to)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
