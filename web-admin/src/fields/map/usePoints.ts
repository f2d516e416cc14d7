import { useState } from 'react'
import type { FieldOf } from '@flou/shared/content/fields/kind.ts'
import { newItem } from '@flou/shared/content/values/initial.ts'
import { offerUndo } from '../../core/state/notify.ts'
import { languageTag } from '../../core/texts/language.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { useFormHandle, useFormView } from '../form/FormContext.ts'
import { useLatestActions } from '../form/useLatestActions.ts'
import { useObserved } from '../form/useObserved.ts'
import { readProperty, valueAt, below } from '../../core/records/entries.ts'
import { itemName } from '../nested/itemName.ts'
import { useItems } from '../nested/useItems.ts'
import { useListLimit } from '../nested/limit/useListLimit.ts'
import { useEntryErrors, useOpenEntry } from '../nested/useOpenEntry.ts'
import { mapTexts } from '../../core/texts/fieldEditors.ts'
import { validCoordinates, type Coordinates } from './mapView.ts'

/** Returns a point's coordinates; undefined unless both are numbers. */
function coordinatesOf(point: unknown): Coordinates | undefined {
  const [latitude, longitude] = [readProperty(point, 'latitude'), readProperty(point, 'longitude')]
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : undefined
}

export function useCoordinatesText(): (place: Coordinates | undefined) => string {
  const t = useTextsOf(mapTexts)
  const number = new Intl.NumberFormat(languageTag(useLanguage()), { maximumFractionDigits: 4 })
  return (place) =>
    place
      ? t('place', {
          latitude: number.format(Math.abs(place.latitude)),
          ns: t(place.latitude < 0 ? 'south' : 'north'),
          longitude: number.format(Math.abs(place.longitude)),
          ew: t(place.longitude < 0 ? 'west' : 'east'),
        })
      : t('noPlace')
}

function usePointList({ of: declaration }: FieldOf<'items'>, path: string) {
  const { language } = useFormView()
  const list = useItems(path, declaration)
  const errors = useEntryErrors(path, list.items.length)
  const { open, show } = useOpenEntry(list.keys, errors)
  const facts = useObserved((values) => {
    const points = valueAt(values, path)
    return (Array.isArray(points) ? points : []).map((point: unknown) => ({
      name: itemName(declaration, point, language),
      place: coordinatesOf(point),
    }))
  })
  return { list, errors, open, show, facts }
}

export function usePoints(field: FieldOf<'items'>, path: string) {
  const t = useTextsOf(mapTexts)
  const { form } = useFormHandle()
  const points = usePointList(field, path)
  const coordinatesText = useCoordinatesText()
  const [spoken, announce] = useState('')
  const { list, facts, show } = points
  const limit = useListLimit(field.max, list.items.length)
  const nameOf = (index: number) => facts[index]?.name || t('unnamed')
  function add(place: Coordinates) {
    const at = validCoordinates(place)
    const point = { ...newItem(field.of, new Date()), ...at, order: list.items.length + 1 }
    show(list.insert(list.items.length, point))
    announce(t('added', { place: coordinatesText(at) }))
  }
  function move(index: number, place: Coordinates) {
    form.setFieldValue(below(path, index, 'latitude'), place.latitude)
    form.setFieldValue(below(path, index, 'longitude'), place.longitude)
    announce(coordinatesText(place))
  }
  function remove(index: number) {
    const point = list.items[index]
    offerUndo(t('removed', { name: nameOf(index) }), t('undo'), () => latest.putBack(index, point))
    show(list.keys[index + 1] ?? list.keys[index - 1] ?? '')
    list.remove(index)
  }
  const latest = useLatestActions({
    putBack: (index: number, point: unknown) => show(list.insert(Math.min(index, list.items.length), point)),
  })
  return { ...points, nameOf, spoken, add, move, remove, limit }
}
export type Points = ReturnType<typeof usePoints>
