import { Button, NativeSelect } from '@mantine/core'
import { Icon } from '../../../ui/Icon.tsx'
import { Popup } from '../../../ui/Popup.tsx'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { timetableTexts } from '../../../core/texts/fieldEditors.ts'
import type { EntryActions } from './useEntryActions.ts'
import classes from './Entry.module.css'

interface Props {
  name: string
  index: number
  isLast: boolean
  day: number
  dayNames: readonly string[]
  actions: EntryActions
}

export function EntryMenu({ name, index, isLast, day, dayNames, actions }: Props) {
  const t = useTextsOf(timetableTexts)
  const days = dayNames.map((label, at) => ({ value: String(at), label, disabled: at === day }))
  return (
    <Popup label={<Icon name="more" size={18} />} name={t('actions', { name })} isQuiet>
      {(close) => {
        const menuItem = (
          text: 'up' | 'down' | 'duplicate' | 'remove',
          action: () => void,
          isOff = false,
        ) => (
          <Button
            size="compact-sm"
            variant="subtle"
            color={text === 'remove' ? 'danger' : 'ink'}
            justify="start"
            disabled={isOff}
            onClick={() => {
              close()
              action()
            }}
          >
            {t(text)}
          </Button>
        )
        return (
          <div className={classes.menu}>
            {menuItem('up', () => actions.move(index, -1), index === 0)}
            {menuItem('down', () => actions.move(index, 1), isLast)}
            {menuItem('duplicate', () => actions.duplicate(index))}
            {dayNames.length > 1 && (
              <NativeSelect
                name="toDay"
                size="xs"
                label={t('toDay')}
                data={[{ value: '', label: t('chooseDay') }, ...days]}
                value=""
                onChange={(event) => {
                  const chosen = event.currentTarget.value
                  close()
                  if (chosen !== '') actions.toDay(index, Number(chosen), true)
                }}
              />
            )}
            {menuItem('remove', () => actions.remove(index))}
          </div>
        )
      }}
    </Popup>
  )
}
