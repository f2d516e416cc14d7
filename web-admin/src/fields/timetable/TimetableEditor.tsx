import { Input } from '@mantine/core'
import { useId, useRef } from 'react'
import type { FieldOf } from '@flou/shared/content/fields/kind.ts'
import { Menu } from '../../ui/Menu.tsx'
import { useTextsOf } from '../../core/texts/useText.ts'
import { FieldList } from '../FieldList.tsx'
import { below } from '../../core/records/entries.ts'
import type { FieldProps } from '../fieldProps.ts'
import { focusFirst } from '../nested/focus.ts'
import { useListLimit } from '../nested/limit/useListLimit.ts'
import { DayRail } from './days/DayRail.tsx'
import { DayTable } from './days/DayTable.tsx'
import { timetableTexts } from '../../core/texts/fieldEditors.ts'
import { useDays } from './useDays.ts'
import { OutsideDays } from './days/OutsideDays.tsx'
import { OutsideQuestion, useOutsideQuestion } from './days/OutsideQuestion.tsx'
import { useDayActions } from './days/useDayActions.ts'
import { useEntryMoves } from './entries/useEntryMoves.ts'
import frame from '../OneOfMany.module.css'
import classes from './Timetable.module.css'

export function TimetableEditor({ field, path, label, error }: FieldProps<FieldOf<'items'>>) {
  const t = useTextsOf(timetableTexts)
  const errorId = useId()
  const box = useRef<HTMLFieldSetElement>(null)
  const days = useDays(field, path)
  const { question, close, ask, dateEvents } = useOutsideQuestion(days)
  const dayActions = useDayActions(field, days, ask)
  const moves = useEntryMoves(days)
  const { list, schema, open, names, openEntry: shown, spoken } = days
  const limit = useListLimit(field.max, list.items.length)
  const date = field.of.fields[schema.date]
  const key = list.keys[open]
  const removeDay = () => {
    dayActions.remove()
    requestAnimationFrame(() => focusFirst(box.current, ['[data-day][aria-current]', '[data-add]']))
  }
  return (
    <fieldset className={frame.editor} ref={box} aria-describedby={error ? errorId : undefined}>
      <legend>{label}</legend>
      <span className="visuallyHidden" aria-live="polite">
        {spoken}
      </span>
      {error && (
        <Input.Error role="alert" id={errorId}>
          {error}
        </Input.Error>
      )}
      <OutsideDays days={days} />
      <OutsideQuestion question={question} close={close} />
      {list.items.length === 0 && <p className={classes.empty}>{t('noDays')}</p>}
      <div className={`${frame.columns} ${classes.columns}`}>
        <DayRail days={days} actions={dayActions} limit={limit} />
        {key !== undefined && (
          <section className={classes.open} aria-label={t('programme', { day: names[open] ?? '' })}>
            <div className={classes.dayHead}>
              <div {...dateEvents}>
                {date && <FieldList fields={{ [schema.date]: date }} path={below(path, open)} />}
              </div>
              <Menu
                name={t('actions', { name: names[open] ?? '' })}
                items={[
                  { label: t('copyDay'), icon: 'copy', onChoose: () => limit.unlessFull(dayActions.copy) },
                  { label: t('removeDay'), icon: 'trash', isDanger: true, onChoose: removeDay },
                ]}
              />
            </div>
            <DayTable key={`${key} ${shown.drawn}`} days={days} moves={moves} />
            <p className={classes.keys}>
              {t('timeZone')} {t('keys')}
            </p>
          </section>
        )}
      </div>
    </fieldset>
  )
}
