import { ErrorCount } from '../../ui/ErrorCount.tsx'
import { Button, Input } from '@mantine/core'
import { useId, useRef, type PointerEvent } from 'react'
import type { FieldOf } from '@flou/shared/content/fields/kind.ts'
import { Menu } from '../../ui/Menu.tsx'
import { useTextsOf } from '../../core/texts/useText.ts'
import { FieldList, LocalizedFields } from '../FieldList.tsx'
import { below } from '../../core/records/entries.ts'
import type { FieldProps } from '../fieldProps.ts'
import { AddEntry } from '../nested/limit/AddEntry.tsx'
import type { ListLimit } from '../nested/limit/useListLimit.ts'
import { mapTexts } from '../../core/texts/fieldEditors.ts'
import { centreOf, INDONESIA, WORLD, zoomed, type Coordinates, type View } from './mapView.ts'
import { Marker } from './Marker.tsx'
import { useMapActions } from './useMapActions.ts'
import { useCoordinatesText, usePoints, type Points } from './usePoints.ts'
import { WorldMap } from './WorldMap.tsx'
import frame from '../OneOfMany.module.css'
import { FieldHint } from '../../ui/FieldHint.tsx'
import classes from './MapEditor.module.css'

type Choose = (index: number) => void

function PointList({ points, onChoose }: { points: Points; onChoose: Choose }) {
  const t = useTextsOf(mapTexts)
  const coordinatesText = useCoordinatesText()
  const { list, facts, errors, open, nameOf } = points
  if (list.keys.length === 0) return <p>{t('none')}</p>
  return (
    <ol className={`${frame.choices} ${classes.list}`} aria-label={t('points', { count: list.keys.length })}>
      {list.keys.map((key, index) => (
        <li key={key}>
          <button
            type="button"
            aria-current={index === open ? 'true' : undefined}
            onClick={() => onChoose(index)}
          >
            <span className={frame.name}>{nameOf(index)}</span>
            <span className={frame.fact}>{coordinatesText(facts[index]?.place)}</span>
            <ErrorCount count={errors[index]} />
          </button>
        </li>
      ))}
    </ol>
  )
}

interface ToolsProps {
  view: View
  around: Coordinates
  limit: ListLimit
  onView: (view: View) => void
  onAdd: () => void
}

function MapTools({ view, around, limit, onView, onAdd }: ToolsProps) {
  const t = useTextsOf(mapTexts)
  const zoom = (text: 'zoomIn' | 'zoomOut' | 'world' | 'indonesia', next: View) => (
    <Button size="xs" variant="default" onClick={() => onView(next)}>
      {t(text)}
    </Button>
  )
  return (
    <div className={classes.tools}>
      <AddEntry limit={limit} onAdd={onAdd}>
        {t('add')}
      </AddEntry>
      {zoom('zoomIn', zoomed(view, 2, around))}
      {zoom('zoomOut', zoomed(view, 0.5, around))}
      {zoom('indonesia', INDONESIA)}
      {zoom('world', WORLD)}
    </div>
  )
}

interface ChosenProps {
  field: FieldOf<'items'>
  path: string
  points: Points
  onRemove: Choose
}

function ChosenPoint({ field, path, points, onRemove }: ChosenProps) {
  const t = useTextsOf(mapTexts)
  const { list, open, nameOf } = points
  if (list.keys[open] === undefined) return null
  const at = below(path, open)
  const name = t('point', { name: nameOf(open) })
  return (
    <section key={list.keys[open]} className={classes.chosen} aria-label={name}>
      <div className={classes.tools}>
        <h3>{name}</h3>
        <Menu
          name={t('actions', { name: nameOf(open) })}
          items={[{ label: t('remove'), icon: 'trash', isDanger: true, onChoose: () => onRemove(open) }]}
        />
      </div>
      <LocalizedFields shape={field.of} path={at} />
      <div className={classes.fields}>
        <FieldList fields={field.of.fields} path={at} />
      </div>
    </section>
  )
}

interface MarkersProps {
  points: Points
  view: View
  at: (event: PointerEvent) => Coordinates
  onMove: (index: number, place: Coordinates) => void
  onRemove: Choose
}

function Markers({ points, view, at, onMove, onRemove }: MarkersProps) {
  const t = useTextsOf(mapTexts)
  const coordinatesText = useCoordinatesText()
  const { list, facts, errors, open, show, nameOf } = points
  return list.keys.map((key, index) => {
    const place = facts[index]?.place
    return (
      place && (
        <Marker
          key={key}
          view={view}
          place={place}
          label={t('marker', { name: nameOf(index), place: coordinatesText(place) })}
          isChosen={index === open}
          isFaulty={(errors[index] ?? 0) > 0}
          at={at}
          onChoose={() => show(key)}
          onMove={(next) => onMove(index, next)}
          onRemove={() => onRemove(index)}
        />
      )
    )
  })
}

export function MapEditor({ field, path, label, error }: FieldProps<FieldOf<'items'>>) {
  const t = useTextsOf(mapTexts)
  const errorId = useId()
  const box = useRef<HTMLFieldSetElement>(null)
  const points = usePoints(field, path)
  const { view, setView, choose, add, move, remove } = useMapActions(points, box)
  const around = points.facts[points.open]?.place ?? centreOf(view)
  return (
    <fieldset
      className={`${frame.editor} ${classes.editor}`}
      ref={box}
      aria-describedby={error ? errorId : undefined}
    >
      <legend>{label}</legend>
      <FieldHint>{t('hint')}</FieldHint>
      <span className="visuallyHidden" aria-live="polite">
        {points.spoken}
      </span>
      {error && (
        <Input.Error role="alert" id={errorId}>
          {error}
        </Input.Error>
      )}
      <MapTools
        view={view}
        around={around}
        limit={points.limit}
        onView={setView}
        onAdd={() => add(centreOf(view))}
      />
      <div className={`${frame.columns} ${classes.columns}`}>
        <div role="group" aria-label={t('map')}>
          <WorldMap view={view} onView={setView} onAdd={add}>
            {(at) => <Markers points={points} view={view} at={at} onMove={move} onRemove={remove} />}
          </WorldMap>
        </div>
        <PointList points={points} onChoose={choose} />
      </div>
      <ChosenPoint field={field} path={path} points={points} onRemove={remove} />
    </fieldset>
  )
}
